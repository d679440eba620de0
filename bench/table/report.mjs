import { ratio } from '../beside/compare.mjs';
import { line, number, table } from '../beside/markdown.mjs';
import { adapters, bare, floor } from './adapters.mjs';
import { parts } from './rows.mjs';

const measured = (ofSize) => adapters.filter(({ id }) => ofSize.has(id));
const kilobytes = (bytes) => number(bytes === undefined ? undefined : bytes / 1024, 0);
const rowsOfSize = (size) => `${size.toLocaleString('en')} rows`;
const timed = [...parts, { part: 'reverse', text: 'reverse' }, { part: 'again', text: 'sort again' }];

function timeTable(size, ofSize) {
  const base = ofSize.get(floor);
  const body = measured(ofSize).map(({ id }) => {
    const net = ofSize.get(id);
    return line([id, ...timed.map(({ part }) => `${number(net[part])} (×${number(ratio(net[part], base?.[part]))})`)]);
  });
  return ['', `## ${rowsOfSize(size)}: ms (× the floor)`, ''].concat(
    table(['table', ...timed.map(({ text }) => text)], body),
  );
}

function measurementTable(size, ofSize, counts) {
  const body = measured(ofSize).map(({ id }) => {
    const net = ofSize.get(id);
    const work = counts.find((one) => one.id === id && one.size === size) ?? {};
    return line([
      id,
      kilobytes(net.heap),
      kilobytes(net.sortedHeap),
      net.nodes,
      net.dropped ?? '–',
      net.blank ?? '–',
      net.stalledBlank ?? '–',
      number(work.longestTask, 1),
      work.mountCommits ?? '–',
      number(work.commits, 1),
      number(work.components, 1),
      number(work.cells, 1),
      number(net.drag),
      work.dragCommits ?? '–',
      net.hasLastRow === undefined ? '–' : net.hasLastRow ? 'yes' : 'no',
    ]);
  });
  const head = [
    'table',
    'heap, KB',
    'when sorted',
    'elements',
    'dropped',
    'blank',
    'with stalls',
    'longest task of a sort, ms',
    'commits of mount',
    'of a toggle',
    'components',
    'rows drawn',
    'drag, ms a move',
    'its commits',
    'last row',
  ];
  return [''].concat(table(head, body));
}

function byteTable(bytes) {
  const body = Object.entries(bytes).map(([id, { scripts, later, styles, laterStyles }]) => {
    const over = scripts - bytes['react-only'].scripts;
    return line([id, over < 0 ? 'no React' : over, later, styles, laterStyles]);
  });
  return ['', '## Bytes, gzip -9', ''].concat(table(['table', 'scripts over React', 'later', 'styles', 'later'], body));
}

/** All results side by side, as Markdown. */
export function report({ summary, counts, bytes, failures }) {
  return [
    `# Tables: ${bare} beside ${floor} and the peers`,
    ...[...summary].flatMap(([size, ofSize]) => [
      ...timeTable(size, ofSize),
      ...measurementTable(size, ofSize, counts),
    ]),
    ...byteTable(bytes),
    '',
    ...failures.map(({ id, size, message }) => `Failed: ${id} at ${size} rows: ${message}`),
    '',
  ].join('\n');
}
