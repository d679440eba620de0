import { settle, until } from '../../beside/pageWork.js';
import { labels, trafficAt } from './traffic.js';

const timeoutMs = 10_000;

/**
 * `adapter.mount(element, traffic)` shows the chart and returns a function for new traffic. All charts draw without
 * animation.
 */
export function run({ mount }) {
  const root = document.querySelector('#root');
  let update;
  /** A fingerprint of the drawing. */
  const fingerprint = () => root.querySelector('canvas')?.toDataURL() ?? root.innerHTML;
  const isDrawn = () =>
    root.querySelector('canvas') !== null || root.querySelectorAll('svg path').length >= labels.length;

  globalThis.bench = {
    picture: fingerprint,
    /** The harness alone. */
    baseline: settle,
    mount: async () => {
      update = mount(root, trafficAt(0));
      if (!(await until(isDrawn, timeoutMs))) throw new Error('Nothing was drawn.');
      await settle();
    },
    /** Moves the time range by one point, `times` times. */
    update: async (times) => {
      for (let shift = 1; shift <= times; shift += 1) {
        update(trafficAt(shift));
        await settle();
      }
    },
  };
}
