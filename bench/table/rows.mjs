import { budgets } from '../../tools/bytes/src/budgets.ts';
import { bestOf, ratio } from '../beside/compare.mjs';
import { rowIfMeasured, rowsBeside } from '../beside/rows.mjs';
import { bare, floor, own as ownCells, peers, tools, whole } from './adapters.mjs';

const kilobyte = 1024;
/** Each part with its goal as a ratio to the floor. */
export const parts = [
  { part: 'mount', text: 'mount', goal: 1.5 },
  { part: 'toggle', text: 'toggle one row', goal: 1.5 },
  { part: 'selectAll', text: 'select all', goal: 1.5 },
  { part: 'filter', text: 'filter one character', goal: 1.3 },
  { part: 'sort', text: 'sort', goal: 1.1 },
  { part: 'scrollScript', text: 'scroll, script a frame', goal: 1.1 },
];
const ownGoal = 1.15;
const growthGoal = 1.2;
/** Milliseconds of a frame: a longer task is noticeable. */
const longestTaskGoal = 16;
/** Maximum ratio of a repeated sort to the floor's first sort. */
const repeatGoal = 0.15;
const heapGoal = (size) => kilobyte * kilobyte + 8 * size;

const row = (...of) => rowIfMeasured('table', ...of);
const rowsOfSize = (size) => `${size.toLocaleString('en')} rows`;

function timeRows(size, summary) {
  return parts.flatMap(({ part, text, goal }) => {
    const valueOf = (id) => summary.get(id)?.[part];
    return [
      ...rowsBeside('table', `${rowsOfSize(size)}: ${text}`, { valueOf, ours: bare, floor, peers, goal }),
      ...row('  ours.whole to ours', 'ratio', ratio(valueOf(whole), valueOf(bare))),
      ...row('  ours.own to ours.whole', 'ratio', ratio(valueOf(ownCells), valueOf(whole)), { goal: ownGoal }),
    ];
  });
}

function repeatRows(size, summary) {
  const toFirst = (part) => (id) => ratio(summary.get(id)?.[part], summary.get(floor)?.sort);
  return [
    ['reverse', 'sort in reverse, to the first sort of the floor'],
    ['again', 'sort again, to the first sort of the floor'],
  ].flatMap(([part, text]) =>
    row(`${rowsOfSize(size)}: ${text}`, 'ratio', toFirst(part)(bare), {
      ...bestOf(peers, toFirst(part)),
      goal: repeatGoal,
    }),
  );
}

function countRows(size, summary, counts) {
  const ofSize = counts.filter((one) => one.size === size);
  const counted = (part) => (id) => ofSize.find((one) => one.id === id)?.[part];
  const measured = (part) => (id) => summary.get(id)?.[part];
  const compared = (text, unit, valueOf, goal, id = bare) =>
    row(`${rowsOfSize(size)}: ${text}`, unit, valueOf(id), { ...bestOf(peers, valueOf), goal });
  return [
    ...compared('commits of a toggle', 'count', counted('commits'), 1),
    ...compared('components of a toggle', 'count', counted('components'), 2),
    ...compared('rows drawn by a toggle', 'count', counted('cells'), 0),
    ...compared('commits while a column is dragged', 'count', counted('dragCommits'), 0, tools),
    ...compared('column drag, a move', 'ms', measured('drag'), undefined, tools),
    ...compared('longest task of a sort', 'ms', counted('longestTask'), longestTaskGoal),
    ...compared('frames dropped while scrolling', 'frames', measured('dropped'), summary.get(floor)?.dropped),
    ...compared('blank frames', 'count', measured('blank'), 0),
    ...compared('blank frames with stalls', 'count', measured('stalledBlank'), 0),
    ...compared('heap over the data', 'B', measured('heap'), heapGoal(size)),
    ...compared('heap when searched and sorted', 'B', measured('sortedHeap')),
  ];
}

/** A table that ends before its last row is a bug, not a slow result. */
function lastRowRows(size, summary) {
  const hidden = (id) => {
    const hasLastRow = summary.get(id)?.hasLastRow;
    return hasLastRow === undefined ? undefined : Number(!hasLastRow);
  };
  return row(`${rowsOfSize(size)}: last row out of reach`, 'count', hidden(bare), {
    ...bestOf(peers, hidden),
    goal: 0,
  });
}

/** The growth of a mount from the fewest rows to the most. */
function growthRow(summary) {
  const sizes = [...summary.keys()].sort((one, other) => one - other);
  const [fewest, most] = [sizes[0], sizes.at(-1)];
  if (sizes.length < 2) return [];
  const growth = (id) => ratio(summary.get(most).get(id)?.mount, summary.get(fewest).get(id)?.mount);
  const text = `mount of ${rowsOfSize(most)} to one of ${rowsOfSize(fewest)}`;
  return row(text, 'ratio', growth(bare), { ...bestOf(peers, growth), goal: growthGoal });
}

function byteRows(bytes) {
  const over = (id) => bytes[id] && bytes[id].scripts - bytes['react-only'].scripts;
  const all = (id) => bytes[id] && over(id) + bytes[id].later;
  const styles = bytes[bare] && bytes[bare].styles - (bytes['theme-only']?.styles ?? 0);
  const own = bytes['ours.all']?.own;
  const ownFirst = own && own.scripts - bytes['react-only'].scripts;
  const ownAll = own && ownFirst + own.later;
  return [
    ...row('bytes over React', 'B gz', over(bare), { ...bestOf(peers, over), goal: budgets.tableCore }),
    ...row("  of it the bundler's loader", 'B gz', bytes[bare] && over('loader-only')),
    ...row('  asked for later', 'B gz', bytes[bare]?.later),
    ...row('  styles over the tokens', 'B gz', styles),
    ...row('  styles asked for later', 'B gz', bytes[bare]?.laterStyles),
    ...row('  of the floor', 'B gz', over(floor)),
    ...row('  with all that a DataTable has', 'B gz', over(whole)),
    ...row('  with the cells of the system', 'B gz', over(ownCells)),
    ...row('  with columns to arrange', 'B gz', over(tools)),
    ...row('all features, react-aria apart', 'B gz', ownAll, bestOf(peers, all)),
    ...row('  of it before one is used', 'B gz', ownFirst),
    ...row("  react-aria's share, most of it later", 'B gz', own && all('ours.all') - ownAll),
  ];
}

/** @returns {import('../table.mjs').Row[]} Results with their goals; values that were not measured have no row. */
export function rowsOf({ summary, counts, bytes, violations }) {
  return [
    ...byteRows(bytes),
    ...[...summary].flatMap(([size, ofSize]) => [
      ...timeRows(size, ofSize),
      ...repeatRows(size, ofSize),
      ...countRows(size, ofSize, counts),
      ...lastRowRows(size, ofSize),
    ]),
    ...growthRow(summary),
    ...row('violations of the policy for scripts', 'count', violations, { goal: 0 }),
  ];
}
