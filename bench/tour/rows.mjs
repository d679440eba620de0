import { budgets } from '../../tools/bytes/src/budgets.ts';
import { bestOf, ratio } from '../beside/compare.mjs';
import { rowIfMeasured } from '../beside/rows.mjs';
import { floor, measure, ours, peers } from './adapters.mjs';
import { behaviors } from './behaviors.mjs';

/** Milliseconds of a frame at 60 Hz, plus one for clock precision. */
const oneFrame = 17;
const goals = {
  scripts: budgets.tour,
  start: 0.6,
  animated: 200,
  task: 0.6,
  taskToFloor: 1.15,
};

const row = (...of) => rowIfMeasured('tour', ...of);

function byteRows(bytes) {
  const read = (part, format) => (id) => bytes[id]?.[part][format] || undefined;
  const compared = (text, unit, valueOf, goal) => row(text, unit, valueOf(ours), { ...bestOf(peers, valueOf), goal });
  const react = bytes.react && bytes[ours] && bytes.react.scripts.brotli - bytes[ours].scripts.brotli;
  return [
    ...compared('bytes of core and box', 'B br', read('scripts', 'brotli'), goals.scripts),
    ...compared('  the same', 'B gz', read('scripts', 'gzip'), null),
    ...row('  of the floor', 'B br', read('scripts', 'brotli')(floor)),
    ...compared('bytes of styles', 'B gz', read('styles', 'gzip'), null),
    ...row('bytes of the React binding', 'B br', react),
  ];
}

function timeRows(summary) {
  const read = (part) => (id) => summary.get(id)?.[part];
  const timesMeasure = (part, factor) => {
    const value = read(part)(measure);
    return value === undefined ? null : value * factor;
  };
  const compared = (text, part, goal = null, unit = 'ms') =>
    row(text, unit, read(part)(ours), { ...bestOf(peers, read(part)), goal });
  const toFloor = ratio(read('task')(ours), read('task')(floor));
  return [
    ...compared('start, to the first frame', 'start', timesMeasure('start', goals.start)),
    ...compared('next, until it stands still, one in twenty', 'nextWorst', oneFrame),
    ...compared('next with its own animation', 'animated', goals.animated),
    ...compared('  under reduced motion', 'reduced', oneFrame),
    ...compared('steps that were never shown', 'never', 0, 'count'),
    ...compared('main thread of a next', 'task', timesMeasure('task', goals.task)),
    ...row('  to the floor', 'ratio', toFloor, { goal: goals.taskToFloor }),
  ];
}

/** Work while the page scrolls or rests, and the maximum offset of box and spotlight. */
function trackingRows(summary) {
  const compared = (text, unit, part, goal = 0) => {
    const read = (one) => summary.get(one)?.[part];
    return row(text, unit, read(ours), { ...bestOf(peers, read), goal });
  };
  return [
    ...compared('layouts while the page scrolls', 'count', 'scrollLayouts'),
    ...compared('style calculations while it scrolls', 'count', 'scrollRecalcs', null),
    ...compared('script of a scrolled frame', 'ms', 'scrollScript', null),
    ...compared('layouts while a list scrolls', 'count', 'listLayouts', null),
    ...compared('style calculations while a list scrolls', 'count', 'listRecalcs', null),
    ...compared('off while the page scrolls', 'px', 'drift'),
    ...compared('off while a list scrolls', 'px', 'listDrift'),
    ...compared('off when something above grows', 'px', 'shift'),
    ...compared('layouts in two seconds of rest', 'count', 'idleLayouts'),
    ...compared('style calculations in that time', 'count', 'idleRecalcs'),
    ...compared('script in that time', 'ms', 'idleScript'),
  ];
}

function factRows(facts) {
  const of = (one) => facts.find((fact) => fact.id === one);
  const compared = (text, read, goal) =>
    row(text, 'count', read(of(ours)), { ...bestOf(peers, (peer) => read(of(peer))), goal });
  const leaks = ['listeners', 'nodes', 'elements', 'attributes'].flatMap((what) =>
    compared(`${what} left by all cycles`, (fact) => fact?.leaks?.[what], 0),
  );
  return [
    ...leaks,
    ...compared('cycles that failed', (fact) => fact?.leaks?.failed, 0),
    ...behaviors.flatMap(({ id: behavior, text, goal }) => compared(text, (fact) => fact?.[behavior], goal)),
  ];
}

/** A page of ours that failed is a fault, not a missing value. */
function failureRows(failures, ids) {
  if (!ids.includes(ours)) return [];
  return row('pages that failed', 'count', failures.filter(({ id }) => id === ours).length, { goal: 0 });
}

/** @returns {import('../table.mjs').Row[]} Results with their goals; values that were not measured have no row. */
export function rowsOf({ bytes, summary, facts, failures }) {
  return [
    ...byteRows(bytes),
    ...timeRows(summary),
    ...trackingRows(summary),
    ...factRows(facts),
    ...failureRows(failures, [...summary.keys()]),
  ];
}
