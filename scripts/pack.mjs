// Packs what readers take along, as `web::offline::bundle` does, and compresses it as hard as can be:
// node scripts/pack.mjs FOLDER, where the folder holds cavillo.wasm.
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

// Paths in the order of their bytes, as Rust sorts them.
const sorted = (folder) => [...files(folder)].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
const taken = ['content-it', 'content-en'].flatMap((folder) =>
  sorted(folder).filter((path) => path.endsWith('.md') || (path.endsWith('.ftl') && !path.endsWith('/cli.ftl'))));
taken.push(...['manifest.tsv', 'excused.tsv', 'complete.tsv', 'lexicon.toml', 'sheets.toml'].map((name) => `index/${name}`));

const parts = [];
const add = (path, bytes) => parts.push(Buffer.from(`${path}\t${bytes.length}\n`), bytes, Buffer.from('\n'));
for (const path of taken) add(path, readFileSync(path));
// Revisions without fingerprint and wording: only comparing needs those.
const rows = readFileSync('index/revisions.tsv', 'utf8').split('\n').filter((row) => row !== '');
const short = rows.map((row, n) => {
  const [node, lang, number, date, , note] = row.split('\t');
  return n === 0 ? row : [node, lang, number, date, '', note, ''].join('\t');
});
add('index/revisions.tsv', Buffer.from(short.join('\n') + '\n'));
const content = Buffer.concat(parts);
const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);

function pack(name, bytes) {
  const compressed = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  writeFileSync(join(out, name), compressed);
  console.log(`${name}: ${bytes.length} bytes, compressed ${compressed.length}`);
}

const held = (name) => (existsSync(join(out, name)) ? readFileSync(join(out, name), 'utf8').trim() : '');
if (held('content.hash') !== hash || !existsSync(join(out, 'content.bin.br'))) {
  writeFileSync(join(out, 'content.bin'), content);
  pack('content.bin.br', content);
  writeFileSync(join(out, 'content.hash'), `${hash}\n`);
}
const wasm = readFileSync(join(out, 'cavillo.wasm'));
// Which sources it was made from stands in the program itself; the build compares it with its own.
const stamp = /cavillo-sources:([0-9a-f]{16})/.exec(wasm.toString('latin1'))?.[1];
if (stamp === undefined) throw new Error('cavillo.wasm does not say which sources it was made from');
if (held('stamp') !== stamp || !existsSync(join(out, 'cavillo.wasm.br'))) {
  pack('cavillo.wasm.br', wasm);
  writeFileSync(join(out, 'stamp'), `${stamp}\n`);
}
