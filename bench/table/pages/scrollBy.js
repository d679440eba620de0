import { frame, nextTask, settle } from '../../beside/pageWork.js';

const frameTime = 1_000 / 60;
/** Every how many frames one is delayed by two others, as by a foreign task. */
const stallEvery = 20;
const stallFrames = 2;

function stall() {
  const end = performance.now() + stallFrames * frameTime;
  while (performance.now() < end);
}

/**
 * Scrolls by the same number of pixels per frame, as fast as a fling, and checks after each paint whether rows are
 * where they should be. The frame after a stall catches up.
 * @param {{pixels: number, frames: number, isStalled?: boolean, isCovered: (y: number) => boolean, probes: number[]}}
 * options
 */
export async function scrollBy(element, { pixels, frames, isStalled = false, isCovered, probes }) {
  const distance = Math.min(pixels, element.scrollHeight - element.clientHeight);
  // An earlier run can have ended elsewhere, and a jump back must not be measured.
  element.scrollTop = 0;
  await settle();
  const times = [];
  let blank = 0;
  for (let done = 0; done < frames;) {
    times.push(await frame());
    const isLate = isStalled && times.length % stallEvery === 0;
    if (isLate) stall();
    done = Math.min(frames, done + (isLate ? 1 + stallFrames : 1));
    element.scrollTop = (distance * done) / frames;
    await nextTask();
    if (!probes.every(isCovered)) blank += 1;
  }
  const gaps = times.slice(1).map((moment, index) => Math.round((moment - times[index]) / frameTime) - 1);
  const dropped = gaps.reduce((sum, missed) => sum + Math.max(0, missed), 0);
  return { frames: times.length, dropped, blank, distance };
}
