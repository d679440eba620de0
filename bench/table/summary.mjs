import { median } from '../start/median.mjs';

const nonNegative = (value) => Math.max(0, value);
const each = (operation, empty, part = 'cpu') =>
  operation && nonNegative(operation[part] / operation.times - empty[part] / empty.times);
const perFrame = ({ script, frames }) => script / frames;

/** The cost of one sample minus the harness: in milliseconds, bytes, frames. */
export function netOf(sample) {
  const { baseline, emptyChange, scroll, emptyScroll } = sample;
  return {
    mount: each(sample.mount, baseline),
    toggle: each(sample.toggle, sample.emptyToggles),
    selectAll: each(sample.selectAll, sample.emptySelections),
    filter: each(sample.filter, emptyChange),
    sort: each(sample.sort, emptyChange),
    reverse: each(sample.reverse, emptyChange),
    again: each(sample.again, emptyChange),
    drag: each(sample.drag, sample.emptyDrag),
    scrollScript: scroll && nonNegative(perFrame(scroll) - perFrame(emptyScroll)),
    dropped: scroll?.dropped,
    blank: scroll?.blank,
    stalledBlank: sample.stalledBlank,
    heap: sample.heap,
    sortedHeap: sample.sortedHeap,
    nodes: sample.nodes,
  };
}

/** Medians of all rounds: `summary.get(size).get(id)` has the values of `netOf`, and `hasLastRow`. */
export function summarise(samples) {
  const bySize = new Map();
  for (const [size, ofSize] of Map.groupBy(samples, (sample) => sample.size)) {
    const byId = new Map();
    for (const [id, own] of Map.groupBy(ofSize, (sample) => sample.id)) {
      const nets = own.map(netOf);
      const parts = Object.keys(nets[0])
        .filter((part) => nets.every((net) => net[part] !== undefined))
        .map((part) => [part, median(nets.map((net) => net[part]))]);
      byId.set(id, { ...Object.fromEntries(parts), hasLastRow: own[0].hasLastRow });
    }
    bySize.set(size, byId);
  }
  return bySize;
}
