import { budgets } from '../../tools/bytes/src/budgets.ts';
import { bestOf, ratio } from '../beside/compare.mjs';
import { rowIfMeasured, rowsBeside } from '../beside/rows.mjs';
import { adapters, bare, floor, own, racers } from './adapters.mjs';

/** Each part with its goal as a ratio to the floor. */
export const parts = [
  { part: 'mount', text: 'mount', goal: 1.05 },
  { part: 'keystroke', text: 'a keystroke', goal: 1 },
  { part: 'script', text: 'a keystroke, script', goal: 0.6 },
  { part: 'submit', text: 'submit, validate all', goal: 1.1 },
];
const ownGoal = 2;
const growthGoal = 1.6;

const peers = adapters.filter(({ kind }) => kind === 'peer');
const row = (...of) => rowIfMeasured('forms', ...of);
const fields = (size) => `${size.toLocaleString('en')} fields`;

function timeRows(size, summary) {
  return parts.flatMap(({ part, text, goal }) => {
    const valueOf = (id) => summary.get(id)?.[part];
    const ownToBare = part === 'script' ? undefined : ratio(valueOf(own), valueOf(bare));
    return [
      ...rowsBeside('forms', `${fields(size)}: ${text}`, { valueOf, ours: bare, floor, peers, goal }),
      ...row('  ours.own to ours', 'ratio', ownToBare, { goal: ownGoal }),
    ];
  });
}

function countRows(size, counts) {
  const count = (part) => (id) => counts.find((one) => one.id === id && one.size === size)?.[part];
  const countRow = (text, part, goal) =>
    row(`${fields(size)}: ${text}`, 'count', count(part)(bare), { ...bestOf(peers, count(part)), goal });
  return [
    ...countRow('components, a key that flips the verdict', 'verdict', 1),
    ...countRow('components, any other key', 'quiet', 0),
    ...countRow('commits of a submit', 'submitCommits', 1),
  ];
}

/** The growth of a keystroke from the smallest form to the largest. */
function growthRow(summary) {
  const sizes = [...summary.keys()].sort((one, other) => one - other);
  const [smallest, largest] = [sizes[0], sizes.at(-1)];
  if (sizes.length < 2) return [];
  const growth = (id) => ratio(summary.get(largest).get(id)?.keystroke, summary.get(smallest).get(id)?.keystroke);
  const text = `a keystroke at ${fields(largest)} to one at ${fields(smallest)}`;
  return row(text, 'ratio', growth(bare), { ...bestOf(peers, growth), goal: growthGoal });
}

function byteRows(bytes) {
  const over = (id) => bytes[id] && bytes[id].scripts - bytes['react-only'].scripts;
  return [
    ...row('bytes over React, valibot included', 'B gz', over(bare), { ...bestOf(peers, over), goal: budgets.forms }),
    ...row('  of the floor', 'B gz', over(floor)),
    ...row('  with FormTextField', 'B gz', over(own)),
    ...row('  and its styles', 'B gz', bytes[own]?.styles),
  ];
}

/** A keystroke without its message is a bug in the form, not a slow result. */
function missedRow(summary) {
  const ours = [...summary.values()].flatMap((ofSize) => [bare, own].flatMap((id) => ofSize.get(id) ?? []));
  const missed = ours.reduce((sum, one) => sum + one.missed, 0);
  return row('keys whose message never came', 'count', ours.length > 0 ? missed : undefined, { goal: 0 });
}

/** A race that a library does not support is not lost. */
const lost = (results) => results && Object.values(results).filter((result) => result === false).length;

function raceRows(races) {
  const ours = races[bare];
  const raced = racers.filter(({ kind }) => kind === 'peer');
  return [
    ...row('races lost', 'count', lost(ours), { ...bestOf(raced, (id) => lost(races[id])), goal: 0 }),
    ...row(
      'races that cannot be run',
      'count',
      ours && Object.values(ours).filter((result) => result === null).length,
      {
        goal: 0,
      },
    ),
  ];
}

/** @returns {import('../table.mjs').Row[]} Results with their goals; values that were not measured have no row. */
export function rowsOf({ summary, counts, validity, bytes, races, schema, violations }) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [
    ...byteRows(bytes),
    ...[...summary].flatMap(([size, ofSize]) => [...timeRows(size, ofSize), ...countRows(size, counts)]),
    ...growthRow(summary),
    ...missedRow(summary),
    ...raceRows(races),
    ...row('submit button wrong, of 3 times', 'count', validity[bare], {
      ...bestOf(peers, (id) => validity[id]),
      goal: 0,
    }),
    ...row('violations of the policy for scripts', 'count', violations, { goal: 0 }),
    ...row('valibot, 20 fields', 'B gz', schema?.bytes),
    ...row('verdict on one of 20 fields, mean', 'µs', schema && mean(schema.fields), { goal: 2 }),
  ];
}
