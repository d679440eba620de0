import { median } from '../start/median.mjs';

const nonNegative = (value) => Math.max(0, value);

/** The cost of one sample minus the harness, per keystroke. */
export function netOf({ baseline, mount, emptyKeys, keys, emptySubmit, submit }) {
  const perKey = (part) => keys[part] / keys.done - emptyKeys[part] / emptyKeys.done;
  return {
    mount: nonNegative(mount.cpu - baseline.cpu),
    keystroke: nonNegative(perKey('cpu')),
    script: nonNegative(perKey('script')),
    submit: nonNegative(submit.cpu - emptySubmit.cpu),
  };
}

/** Medians of all rounds: `summary.get(size).get(id)` has `mount`, `keystroke`, `script` and `submit`, in ms. */
export function summarise(samples) {
  const bySize = new Map();
  for (const [size, ofSize] of Map.groupBy(samples, (sample) => sample.size)) {
    const byId = new Map();
    for (const [id, own] of Map.groupBy(ofSize, (sample) => sample.id)) {
      const nets = own.map(netOf);
      const parts = Object.keys(nets[0]).map((part) => [part, median(nets.map((net) => net[part]))]);
      byId.set(id, { ...Object.fromEntries(parts), missed: own.reduce((sum, { keys }) => sum + keys.missed, 0) });
    }
    bySize.set(size, byId);
  }
  return bySize;
}
