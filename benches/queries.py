#!/usr/bin/env python3
"""Generates queries for a comparison of servers: words, pairs, prefixes and typos, drawn from the
passages that every server indexes, so that each query has an answer.

    python3 benches/queries.py PASSAGES.jsonl [COUNT] [SEED] > queries.tsv

Each line is kind, query and the word that a right answer contains. The same seed gives the same file.
"""
import json
import random
import re
import sys
import unicodedata


def folded(text):
    return "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))


def slip(word, dice):
    """One letter lost, doubled, exchanged for its neighbour, or another one."""
    at = dice.randrange(1, len(word) - 1)
    return dice.choice([
        word[:at] + word[at + 1:],
        word[:at] + word[at] + word[at:],
        word[:at - 1] + word[at] + word[at - 1] + word[at + 1:],
        word[:at] + dice.choice("aeiorstln") + word[at + 1:],
    ])


def main():
    passages, count, seed = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 2400, int(sys.argv[3]) if len(sys.argv) > 3 else 1
    dice = random.Random(seed)
    texts = [[w for w in re.findall(r"[^\W\d_]{4,}", json.loads(line)["body"])] for line in open(passages, encoding="utf-8")]
    texts = [words for words in texts if len(words) > 1]
    known = {folded(word) for words in texts for word in words}
    made = {}
    while len(made) < count:
        words = dice.choice(texts)
        n = dice.randrange(len(words) - 1)
        word = words[n].lower()
        kind = ("single", "two", "prefix", "typo")[len(made) % 4]
        query = {
            "single": word,
            "two": f"{word} {words[n + 1].lower()}",
            "prefix": word[:dice.randrange(2, len(word))],
            "typo": slip(word, dice) if len(word) > 5 else "",
        }[kind]
        if query and query not in made and not (kind == "typo" and folded(query) in known):
            made[query] = (kind, folded(query if kind == "prefix" else word))
    for query, (kind, wanted) in made.items():
        print(f"{kind}\t{query}\t{wanted}")


main()
