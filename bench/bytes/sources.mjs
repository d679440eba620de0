import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzippedFile } from '../../tools/bytes/src/sizes.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const valueOf = new Map(alphabet.split('').map((character, value) => [character, value]));

/** Decodes one segment of a source map (base 64 VLQ). */
function decodeSegment(segment) {
  const numbers = [];
  let value = 0;
  let shift = 0;
  for (const character of segment) {
    const digit = valueOf.get(character);
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

/** Number of characters of the generated code per source. */
export function charactersBySource(code, map) {
  const lines = code.split('\n');
  const counts = new Map();
  let source = 0;
  map.mappings.split(';').forEach((mappings, number) => {
    const starts = [];
    let column = 0;
    for (const segment of mappings.split(',').filter(Boolean)) {
      const [columns, sources] = decodeSegment(segment);
      column += columns;
      if (sources !== undefined) source += sources;
      starts.push({ column, name: sources === undefined ? '' : map.sources[source] });
    }
    starts.forEach(({ column: from, name }, index) => {
      const to = starts[index + 1]?.column ?? lines[number].length;
      counts.set(name, (counts.get(name) ?? 0) + to - from);
    });
  });
  return counts;
}

/** The npm package or project file of a source. */
function ownerOf(source) {
  if (source === '') return '(the bundler)';
  const inside = source.split('node_modules/').at(-1);
  if (inside === source) return source.replace(/^(\.\.\/)+/, '');
  return inside.split('/', inside.startsWith('@') ? 2 : 1).join('/');
}

/**
 * Bytes of these scripts by owner, largest first. Each script's gzipped bytes are apportioned by characters: an
 * estimate, good enough to find what to move.
 */
export function bytesByOwner(folder, scripts) {
  const owners = new Map();
  for (const script of scripts) {
    // The bundler's own runtime has no source map.
    if (!existsSync(join(folder, `${script}.map`))) continue;
    const code = readFileSync(join(folder, script), 'utf8');
    const counts = charactersBySource(code, JSON.parse(readFileSync(join(folder, `${script}.map`), 'utf8')));
    const share = gzippedFile(folder, script) / code.length;
    for (const [source, characters] of counts) {
      const owner = ownerOf(source);
      owners.set(owner, (owners.get(owner) ?? 0) + characters * share);
    }
  }
  return [...owners].map(([owner, bytes]) => ({ owner, bytes: Math.round(bytes) })).sort((a, b) => b.bytes - a.bytes);
}
