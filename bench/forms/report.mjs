import { bestOf, ratio } from '../beside/compare.mjs';
import { line, number, table } from '../beside/markdown.mjs';
import { adapters, bare, floor, racers } from './adapters.mjs';
import { parts } from './rows.mjs';

const peers = adapters.filter(({ kind }) => kind === 'peer');

function timeTable(size, summary) {
  const body = adapters
    .filter(({ id }) => summary.has(id))
    .map(({ id }) => {
      const cells = parts.map(({ part }) => {
        const value = summary.get(id)[part];
        const toFloor = number(ratio(value, summary.get(floor)?.[part]));
        const toBest = number(ratio(value, bestOf(peers, (peer) => summary.get(peer)?.[part]).best ?? undefined));
        return `${number(value)} (×${toFloor} · ×${toBest})`;
      });
      return line([id, ...cells, summary.get(id).missed]);
    });
  return ['', `## ${size} fields: ms (× the floor · × the best peer)`, ''].concat(
    table(['form', ...parts.map(({ text }) => text), 'keys missed'], body),
  );
}

const countTable = (counts) =>
  ['', '## React: components at most, for each kind of key; commits', ''].concat(
    table(
      ['form', 'fields', 'verdict flips', 'dirty flips', 'other', 'commits of mount', 'of submit'],
      counts.map(({ id, size, verdict, dirty, quiet, mountCommits, submitCommits }) =>
        line([id, size, verdict, dirty, quiet, mountCommits, submitCommits]),
      ),
    ),
  );

function byteTable(bytes) {
  const body = adapters
    .filter(({ id }) => bytes[id])
    .map(({ id }) => {
      const over = bytes[id].scripts - bytes['react-only'].scripts;
      return line([id, over < 0 ? 'no React' : over, bytes[id].styles]);
    });
  return ['', '## Bytes, gzip -9', ''].concat(table(['form', 'scripts over React', 'styles'], body));
}

function raceTable(races) {
  const shown = racers.filter(({ id }) => races[id]);
  if (shown.length === 0) return [];
  const word = (result) => (result === null ? '–' : result ? 'won' : 'lost');
  const names = Object.keys(races[shown[0].id]);
  return ['', '## Races', ''].concat(
    table(
      ['', ...shown.map(({ id }) => id)],
      names.map((name) => line([name, ...shown.map(({ id }) => word(races[id][name]))])),
    ),
  );
}

/** All results side by side, as Markdown. */
export function report({ summary, counts, validity, bytes, races, failures }) {
  return [
    `# Forms: ${bare} beside ${floor} and the peers`,
    ...[...summary].flatMap(([size, ofSize]) => timeTable(size, ofSize)),
    ...countTable(counts),
    ...byteTable(bytes),
    ...raceTable(races),
    '',
    `Submit button wrong, of 3 times: ${Object.entries(validity)
      .map(([id, wrong]) => `${id} ${wrong}`)
      .join(', ')}.`,
    ...failures.map(({ id, size, message }) => `Failed: ${id} at ${size} fields: ${message}`),
    '',
  ].join('\n');
}
