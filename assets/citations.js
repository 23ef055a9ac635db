// The citation grammar, as in crates/pages/src/library/citations.rs; part of linker.js.
((known) => {
  const lists = Object.fromEntries(Object.entries(known.words).map(([key, words]) => [key, new Set(words.split(" "))]));
  const items = new Map(Object.entries(known.items).map(([key, list]) => [key, list.split(" ")]));
  const isNumber = (word) => /^\d{1,2}$/.test(word ?? ""), isParagraph = (word) => /^(?:p|ndt)\d{1,2}$/.test(word ?? "");
  const numbered = (source) => [...items.keys()].every((key) => !key.startsWith(`${source}:`) || isNumber(key.slice(source.length + 1)));
  const sources = [...new Set([...items.keys()].map((key) => key.split(":")[0]))].map((id) => ({ id, numbered: numbered(id) }));
  const tree = (names) => {
    const out = new Map();
    for (const [name, to] of Object.entries(names)) {
      const words = name.split(" ");
      out.set(words[0], [...(out.get(words[0]) ?? []), [words, to]]);
    }
    for (const list of out.values()) list.sort((a, b) => b[0].length - a[0].length);
    return out;
  };
  const places = Object.entries(known.sections).flatMap(([to, names]) => names.split("|").map((name) => [name, to]));
  const documents = tree(known.names), sections = tree(Object.fromEntries(places));
  const signs = ",:;.§#(–—-'’", holds = (key, item) => (items.get(key) ?? []).includes(item);
  const isClosed = (rest) => !(/^[%°_@=+″×]/u.test(rest) || /^[.:/#][\p{Alphabetic}\p{N}]/u.test(rest) || /^['’-]\p{Alphabetic}/u.test(rest));

  return (text) => {
    const words = [...text.matchAll(/[\p{Alphabetic}\p{N}]+/gu)].map((match) => ({
      word: match[0].normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(), start: match.index, end: match.index + match[0].length,
    }));
    const word = (n) => words[n]?.word, after = (n) => text.slice(words[n - 1]?.end ?? text.length);
    const gap = (n) => text.slice(n > 0 ? words[n - 1].end : 0, words[n]?.start ?? text.length);
    const is = (list, n) => lists[list].has(word(n));
    const joined = (n, allowed) => {
      const between = [...gap(n)];
      return n < words.length && between.length <= 6 && between.filter((c) => c === "\n").length <= 1 && between.every((c) => /\s/u.test(c) || allowed.includes(c));
    };
    const small = (from, ...kinds) => {
      let n = from;
      while (n < from + 3 && kinds.some((kind) => is(kind, n)) && joined(n + 1, signs)) n += 1;
      return n;
    };
    const named = (names, n) => (names.get(word(n)) ?? [])
      .filter(([want]) => want.every((part, k) => word(n + k) === part && (!k || joined(n + k, "-‑'’"))))
      .map(([want, to]) => [n + want.length, to]);
    const isLast = (n) => !joined(n, "") || ["after", "and", "of"].some((kind) => is(kind, n));
    const longest = (key, n, fits) => {
      let name = is("table", n) ? "table" : word(n), best = null;
      for (let end = n + 1; end <= n + 6; end += 1) {
        if (holds(key, name)) best = [end, key, name];
        if (end >= words.length || !fits(end)) break;
        name += `-${word(end)}`;
      }
      return best;
    };
    const itemOf = (key, from) => {
      if (from >= words.length || (from > 0 && !joined(from, signs))) return null;
      const n = small(from, "point"), first = word(n);
      if (first === undefined) return null;
      if (isNumber(first) && joined(n + 1, "(") && after(n + 2).startsWith(")") && word(n + 1).length === 1 && holds(key, first + word(n + 1))) return [n + 2, key, first + word(n + 1)];
      if (/^\d{1,2}[a-z]?$/.test(first) || isParagraph(first)) return isClosed(after(n + 1)) ? [n + 1, key, first] : null;
      return longest(key, n, (end) => joined(end, "-‑"));
    };
    const number = (source, n) => {
      const key = `${source}:${word(n)}`, first = word(n + 1);
      if (!isNumber(word(n)) || gap(n + 1) !== "." || first === undefined || !items.has(key)) return null;
      let [end, , item] = isNumber(first) || isParagraph(first) ? [n + 2, key, first] : longest(key, n + 1, (at) => gap(at) === "-") ?? [];
      if (!end) return null;
      if (isNumber(first) && [".", " ", ", "].includes(gap(end)) && isParagraph(word(end))) item += `.${word(end++)}`;
      return isClosed(after(end)) ? [end, key, item] : null;
    };
    const inSection = (source, n) => {
      let missing = null;
      for (const [next, keys] of named(sections, n)) {
        const read = keys.split(" ").filter((key) => key.startsWith(`${source}:`)).map((key) => itemOf(key, next)).filter(Boolean);
        const real = read.filter(([, key, item]) => holds(key, item));
        if (real.length) return real.length === 1 ? real[0] : null;
        missing ??= read[0] ?? null;
      }
      return missing;
    };
    const place = (source, n) => (source.numbered ? number(source.id, small(n, "section")) : inSection(source.id, n));
    const source = (id) => sources.find((one) => one.id === id);
    const found = (n, [next, key, item], start) => {
      const last = words[next - 1], letter = /^[a-z]$/.test(last.word) && text[last.end] === ")";
      return { start: start ?? words[n].start, end: last.end + (letter ? 1 : 0), next, source: key.split(":")[0], key, item, id: `${key}.${item}` };
    };
    const called = (n) => named(documents, n).filter(([next, id]) => {
      const raw = text.slice(words[n].start, words[next - 1].end);
      return raw.length > 2 || !/\p{Lowercase}/u.test(raw);
    });
    const withDocument = (n, context) => {
      for (const [next, id] of called(n)) {
        if (context.source !== id) Object.assign(context, { source: id, key: null, item: null });
        if (!joined(next, signs) || gap(next).trim() === ".") return null;
        const from = small(next, "on", "section"), of = source(id), read = of.numbered ? number(id, from) : inSection(id, from);
        if (!read) continue;
        const loose = from === next && words.slice(next, read[0]).every((_, k) => joined(next + k, ""));
        if (!of.numbered && loose && !isLast(read[0])) continue;
        return found(n, read);
      }
      return null;
    };
    const beforeDocument = (n) => {
      for (const of of sources) {
        const read = place(of, n);
        if (!read || !joined(read[0], "") || !is("of", read[0])) continue;
        let at = read[0];
        while ((is("of", at) || is("on", at)) && joined(at + 1, "'’")) at += 1;
        const [next, id] = is("of", at) || is("on", at) ? [] : called(at)[0] ?? [];
        if (id === of.id) return found(n, [next, read[1], read[2]]);
      }
      return null;
    };
    const relative = (n, context) => {
      const of = source(context.source);
      if (!of) return null;
      if (of.numbered) {
        const from = small(n, "section"), signed = gap(n).trimEnd().endsWith("§");
        const read = from > n || signed ? number(of.id, from) : null;
        if (read) return found(n, read, signed ? words[n].start - gap(n).length + gap(n).lastIndexOf("§") : undefined);
      }
      const { key, item } = context, list = items.get(key);
      if (!list || item === null) return null;
      const by = (k) => (is("previous", k) ? -1 : is("next", k) ? 1 : 0), follows = joined(n + 1, "");
      for (const step of follows ? [is("point", n) ? by(n + 1) : 0, is("point", n + 1) ? by(n) : 0] : []) {
        if (!step) continue;
        const isItem = (one) => /^\d{1,2}[a-z]?$/.test(one), alike = list.filter((one) => !isItem(item) || isItem(one));
        const at = alike.indexOf(item), beside = at < 0 ? undefined : alike[at + step];
        return beside === undefined ? null : found(n, [n + 2, key, beside]);
      }
      if (!is("point", n) || !joined(n + 1, "(.°")) return null;
      const letter = word(n + 1);
      if (/^[a-z]$/.test(letter)) {
        if (!after(n + 2).startsWith(")")) return null;
        const lettered = list.filter((one) => one.endsWith(letter) && isNumber(one.slice(0, -1))), own = item.replace(/[a-z]+$/, "") + letter;
        const meant = list.includes(own) ? own : lettered.length === 1 ? lettered[0] : null;
        return meant && found(n, [n + 2, key, meant]);
      }
      if (n > 0 && joined(n, "") && isNumber(word(n - 1))) return null;
      const read = itemOf(key, n);
      return read && holds(key, read[2]) ? found(n, read) : null;
    };
    const reader = {
      /** Returns the citation that begins with a word. */
      read: (n, context) => {
        const one = withDocument(n, context) ?? beforeDocument(n) ?? relative(n, context);
        return one ? Object.assign(context, one) && one : null;
      },
      /** Returns the continuation of a citation. */
      further: (one) => {
        let n = one.next;
        if (!joined(n, "),;/&–-")) return null;
        const sign = gap(n).replace(")", "").trim();
        let listed = sign !== "";
        while (is("and", n) && joined(n + 1, "")) [listed, n] = [true, n + 1];
        if (!listed) return null;
        const read = source(one.source).numbered ? number(one.source, n) : (sign !== ";" && itemOf(one.key, n)) || inSection(one.source, n);
        return read && holds(read[1], read[2]) && isLast(read[0]) ? found(n, read) : null;
      },
      /** Returns every citation, in words from a context on or of a pattern: start, end, id and words of each. */
      all: (pattern, meaning, context) => {
        const out = [], taken = [...text.matchAll(pattern)];
        let from = 0;
        const take = (until) => {
          for (; taken.length && taken[0].index < until; taken.shift()) {
            const [match] = taken, end = match.index + match[0].length, meant = match.index < from ? null : meaning(match);
            if (meant) out.push([match.index, end, ...meant]);
            const [, key, item] = meant?.[0].match(/^([a-z]+:[^.]+)\.(.+)$/) ?? [];
            if (key) Object.assign(context, { source: key.split(":")[0], key, item });
            if (meant || /:\/\/|^www\.|^mailto:/.test(match[0])) from = Math.max(from, end);
          }
        };
        for (const [n, { start }] of words.entries()) {
          take(start + 1);
          if (start < from || /[\p{Alphabetic}\p{N}/:.\-_#@=&%?~\\]/u.test(text[start - 1] ?? "")) continue;
          for (let one = reader.read(n, context); one && one.start >= from; one = reader.further(one)) {
            out.push([one.start, one.end, one.id, text.slice(one.start, one.end)]);
            from = one.end;
            Object.assign(context, one);
          }
        }
        take(Infinity);
        return out;
      },
    };
    return reader;
  };
})(CITED)
