import { median } from '../start/median.mjs';

const present = (values) => values.filter((value) => value !== undefined && value !== null);
const middle = (values) => (present(values).length > 0 ? median(present(values)) : undefined);
/** The 95th percentile. */
const nearlyMost = (values) => {
  const sorted = present(values).toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))];
};
const nonNegative = (value) => (value === undefined ? undefined : Math.max(0, value));
/** For counts that differ between rounds, the maximum. */
const worst = (values) => (present(values).length > 0 ? Math.max(...present(values)) : undefined);

function summaryOf(own) {
  const nextsOf = (part) => own.flatMap((sample) => sample[part]?.nexts ?? []);
  const stables = (part) => nextsOf(part).map(({ stable }) => stable);
  const nexts = nextsOf('speed');
  const starts = ['speed', 'animated', 'reduced'].flatMap((part) => own.flatMap((sample) => sample[part]?.start ?? []));
  const all = (read) => own.map(read);
  return {
    start: middle(all(({ speed }) => speed?.start.first)),
    startBlocks: middle(all(({ speed }) => speed?.start.blocked)),
    nextFirst: middle(nexts.map(({ first }) => first)),
    next: middle(nexts.map(({ stable }) => stable)),
    nextWorst: nearlyMost(nexts.map(({ stable }) => stable)),
    // A step that never appears has no time: without this row it would look fast.
    never: [...starts, ...nexts, ...nextsOf('animated'), ...nextsOf('reduced')].filter(
      ({ first }) => first === undefined,
    ).length,
    animated: middle(stables('animated')),
    reduced: middle(stables('reduced')),
    task: middle(all(({ cost }) => cost?.task)),
    script: middle(all(({ cost }) => cost?.script)),
    layouts: middle(all(({ cost }) => cost?.layouts)),
    recalcs: middle(all(({ cost }) => cost?.recalcs)),
    scrollLayouts: nonNegative(worst(all(({ tracking }) => tracking?.page.layouts))),
    scrollRecalcs: nonNegative(worst(all(({ tracking }) => tracking?.page.recalcs))),
    scrollScript: nonNegative(middle(all(({ tracking }) => tracking?.page.script))),
    scrollTask: nonNegative(middle(all(({ tracking }) => tracking?.page.task))),
    listLayouts: nonNegative(worst(all(({ nested }) => nested?.list.layouts))),
    listRecalcs: nonNegative(worst(all(({ nested }) => nested?.list.recalcs))),
    listScript: nonNegative(middle(all(({ nested }) => nested?.list.script))),
    drift: worst(all(({ tracking }) => tracking?.drift)),
    listDrift: worst(all(({ nested }) => nested?.drift)),
    shift: worst(all(({ tracking }) => tracking?.shift)),
    idleLayouts: worst(all(({ tracking }) => tracking?.idle.layouts)),
    idleRecalcs: worst(all(({ tracking }) => tracking?.idle.recalcs)),
    idleScript: worst(all(({ tracking }) => tracking?.idle.script)),
    idleTask: middle(all(({ tracking }) => tracking?.idle.task)),
  };
}

/** Medians of times and maxima of counts, by ID. */
export function summarise(samples) {
  return new Map([...Map.groupBy(samples, ({ id }) => id)].map(([id, own]) => [id, summaryOf(own)]));
}
