// Packs what readers take along, as `web::offline::bundle` does, and makes all of it as small as can be:
// node scripts/pack.mjs FOLDER, where the folder holds cavillo.wasm, unpacker.wasm and packer.wasm.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const out = process.argv[2];

function* files(folder) {
  for (const name of readdirSync(folder)) {
    const path = `${folder}/${name}`;
    if (statSync(path).isDirectory()) yield* files(path);
    else yield path;
  }
}

// Twins side by side, paths in the order of their bytes, as Rust sorts them.
const compare = (a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b));
const twin = (path) => path.slice(path.indexOf('/') + 1);
const taken = ['content-it', 'content-en']
  .flatMap((folder) => [...files(folder)].filter((path) => path.endsWith('.md') || (path.endsWith('.ftl') && !path.endsWith('/cli.ftl'))))
  .sort((a, b) => compare(twin(a), twin(b)) || compare(a, b));
taken.push(...['manifest.tsv', 'excused.tsv', 'complete.tsv', 'lexicon.toml', 'sheets.toml'].map((name) => `index/${name}`));

const parts = [];
const add = (path, bytes) => parts.push(Buffer.from(`${path}\t${bytes.length}\n`), bytes, Buffer.from('\n'));
for (const path of taken) add(path, readFileSync(path));
// What players ask by, as `Asked::to_take` writes it: nodes, then words with the lines on which they stand.
for (const lang of ['it', 'en']) {
  const given = readFileSync(`index/asked-${lang}.tsv`, 'utf8').split('\n').slice(1).filter((row) => row.trim() !== '' && !row.startsWith('#'));
  const asked = given.map((row) => row.split('\t'));
  const lines = new Map();
  asked.forEach(([, words], n) => words.split(' ').forEach((word) => lines.set(word, [...(lines.get(word) ?? []), n + 1])));
  const steps = (at) => at.map((line, n) => line - (at[n - 1] ?? 0)).join(' ');
  const words = [...lines.keys()].sort(compare).map((word) => `\n${word} ${steps(lines.get(word))}`);
  add(`index/asked-${lang}.tsv`, Buffer.from(`words by node\n${asked.map(([node]) => `${node}\n`).join('')}${words.join('')}\n`));
}
// Revisions without fingerprint and wording: only comparing needs those.
const rows = readFileSync('index/revisions.tsv', 'utf8').split('\n').filter((row) => row !== '');
const short = rows.map((row, n) => {
  const [node, lang, number, date, , note] = row.split('\t');
  return n === 0 ? row : [node, lang, number, date, '', note, ''].join('\t');
});
add('index/revisions.tsv', Buffer.from(short.join('\n') + '\n'));
const content = Buffer.concat(parts);
const sha = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
const hash = sha(content);

const held = (name) => (existsSync(join(out, name)) ? readFileSync(join(out, name), 'utf8').trim() : '');
const wasm = readFileSync(join(out, 'cavillo.wasm'));
const unpacker = readFileSync(join(out, 'unpacker.wasm'));

const packer = async (name, bytes) => {
  const { instance } = await WebAssembly.instantiate(readFileSync(join(out, 'packer.wasm')), {});
  const { memory, alloc, ...deeds } = instance.exports;
  const at = alloc(bytes.length);
  new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
  const told = BigInt.asUintN(64, deeds[name](at, bytes.length));
  const packed = Buffer.from(memory.buffer, Number(told >> 32n), Number(told & 0xffffffffn));
  if (packed.length === 0) throw new Error(`${name}: this cannot be packed`);
  return packed;
};
const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

// Which sources it was made from stands in the program itself; the build compares it with its own.
const stamp = /cavillo-sources:([0-9a-f]{16})/.exec(wasm.toString('latin1'))?.[1];
if (stamp === undefined) throw new Error('cavillo.wasm does not say which sources it was made from');
const anew = held('stamp') !== stamp || !existsSync(join(out, 'program.packed'));
if (anew) {
  const packed = await packer('pack_program', wasm);
  const tool = brotli(unpacker);
  writeFileSync(join(out, 'program.hash'), `${sha(wasm)}\n`);
  writeFileSync(join(out, 'program.packed'), packed);
  writeFileSync(join(out, 'unpacker.wasm.br'), tool);
  writeFileSync(join(out, 'stamp'), `${stamp}\n`);
  console.log(`cavillo.wasm: ${wasm.length} bytes, packed ${packed.length}`);
  console.log(`unpacker.wasm: ${unpacker.length} bytes, compressed ${tool.length}`);
}

// How it is packed may have changed as well.
if (anew || held('content.hash') !== hash || !existsSync(join(out, 'content.packed'))) {
  const packed = await packer('pack', content);
  writeFileSync(join(out, 'content.bin'), content);
  writeFileSync(join(out, 'content.packed'), packed);
  writeFileSync(join(out, 'content.hash'), `${hash}\n`);
  console.log(`content.bin: ${content.length} bytes, packed ${packed.length}`);
}
