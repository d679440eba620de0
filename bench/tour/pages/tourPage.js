// Runs in the page of a tour. Adapter contract: the selectors `box`, `backdrop` and `nextButton`, the position of the
// spotlight (`hole()`, in the viewport; null without one), and `mount({steps, isAnimated, isScrollInstant, timeoutMs})`,
// which returns `start()`, `next()`, `previous()` and `stop()`. `isAnimated`: default animations; `isScrollInstant`:
// everything but page scrolling is animated, if the library distinguishes. `timeoutMs`: milliseconds that a target can be
// late.
import './page.css';
import { frame, nextTask, pause } from '../../beside/pageWork.js';

/** Milliseconds without a change after which a box has stopped moving. */
const quiet = 500;
/** Milliseconds of rest, after which nothing is painted and the next frame starts immediately. */
const restTime = 120;
const opaque = 0.99;

const titleOf = (step) => `Title ${step}!`;
const element = (selector) => document.querySelector(selector);
const isWithin = (rect) =>
  rect.bottom > 0 && rect.top < window.innerHeight && rect.right > 0 && rect.left < window.innerWidth;
const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
const parentOf = (node) => node.parentElement ?? node.getRootNode().host ?? null;

function isSeen(box) {
  let opacity = 1;
  for (let node = box; node; node = parentOf(node)) {
    const style = getComputedStyle(node);
    if (style.display === 'none') return false;
    opacity *= Number(style.opacity);
  }
  return opacity > opaque && getComputedStyle(box).visibility === 'visible';
}

export function run(adapter) {
  document.documentElement.dir = new URLSearchParams(location.search).get('direction') ?? 'ltr';
  const shadow = element('#host').attachShadow({ mode: 'open' });
  const shadowed = document.createElement('p');
  shadowed.textContent = 'In a shadow';
  shadow.append(shadowed);
  let tour;

  const targetOf = (name) => (name === 'shadow' ? shadowed : element(name));
  const all = (selector) => [...document.querySelectorAll(selector)];
  const hasSize = (one) => one.getBoundingClientRect().width > 20 && one.getBoundingClientRect().height > 10;
  const box = () => all(adapter.box).find(hasSize);
  const rectOf = (name) => targetOf(name).getBoundingClientRect();

  /** The bounds of the box if it shows that step, or any step. */
  function shown(step) {
    const found = box();
    if (!found || (step !== undefined && !found.textContent.includes(titleOf(step)))) return null;
    const rect = found.getBoundingClientRect();
    return isWithin(rect) && isSeen(found) ? rect : null;
  }
  const keyOf = (rect) =>
    rect ? [rect.x, rect.y, rect.width, rect.height].map((value) => Math.round(value * 2)).join() : '';

  async function until(isThere, atMost) {
    const began = performance.now();
    while (!isThere()) {
      if (performance.now() - began > atMost) return false;
      await frame();
    }
    return true;
  }

  /**
   * Calls a tour function on an idle page and observes the box frame by frame.
   * @returns {Promise<{blocked: number, first?: number, stable?: number, changes: number}>} Milliseconds: of the call
   * itself, to the
   * first frame that shows the step, to the frame after which the box stops moving. `changes`: frames in which the
   * box or the
   * scroll position differs from the previous frame.
   */
  async function timed(name, step, atMost) {
    await pause(restTime);
    const began = performance.now();
    tour[name]();
    const result = { blocked: performance.now() - began, changes: 0 };
    let last = '';
    let lastSeen = '';
    for (;;) {
      await frame();
      const time = performance.now() - began;
      const key = keyOf(shown(step));
      if (key !== '') result.first ??= time;
      if (key !== last) result.stable = key === '' ? undefined : time;
      last = key;
      const state = `${window.scrollY} ${keyOf(shown())}`;
      if (state !== lastSeen) result.changes += 1;
      lastSeen = state;
      if (time > atMost || (result.stable !== undefined && time - result.stable > quiet)) return result;
    }
  }

  const relation = (name) => {
    const target = rectOf(name);
    const own = box()?.getBoundingClientRect();
    const hole = adapter.hole();
    const from = (point) => point && { x: point.x - target.x, y: point.y - target.y };
    return { box: from(own), hole: from(hole) };
  };
  /** How far box and spotlight have moved relative to the target; a missing one counts as the maximum. */
  const moved = (before, after) => {
    const far = (part) => {
      if (!before[part]) return 0;
      return after[part] ? distance(before[part], after[part]) : window.innerWidth;
    };
    return Math.max(far('box'), far('hole'));
  };

  const wave = (progress, reach) => reach * Math.sin(progress * Math.PI * 4);
  const scrollerOf = (name) => (name === undefined ? document.scrollingElement : element(name));

  globalThis.bench = {
    /** `targets`: selectors, `shadow`, or null for a box without a target. */
    mount: ({
      targets = Array.from({ length: 20 }, (_none, index) => `#t${index}`),
      isAnimated = false,
      isScrollInstant = !isAnimated,
      timeoutMs,
    }) => {
      const steps = targets.map((name, index) => ({
        target: name === 'shadow' ? shadowed : name,
        title: titleOf(index),
        content: `Content of step ${index}.`,
      }));
      tour = adapter.mount({ steps, isAnimated, isScrollInstant, timeoutMs });
    },
    timed,
    /** Without observation: only the call. */
    act: (name) => {
      setTimeout(() => tour[name]());
    },
    /** Several calls in one task. */
    actAtOnce: (names) => {
      for (const name of names) tour[name]();
    },
    appears: (step, atMost = 3_000) => until(() => shown(step) !== null, atMost),
    vanishes: (atMost = 2_500) => until(() => shown() === null, atMost),
    shows: (step) => shown(step) !== null,
    shownStep: () => {
      const [, step] = /Title (\d+)!/.exec(shown() ? box().textContent : '') ?? [];
      return step === undefined ? null : Number(step);
    },
    left: () => all(`${adapter.box}, ${adapter.backdrop}`).filter(hasSize).length,
    /** Distance in px between box and target. */
    gap: (name) => {
      const rect = shown();
      if (!rect) return null;
      const target = rectOf(name);
      const x = Math.max(0, target.left - rect.right, rect.left - target.right);
      const y = Math.max(0, target.top - rect.bottom, rect.top - target.bottom);
      return Math.hypot(x, y);
    },
    /** Area in square px of the target under the box. */
    overlap: (name) => {
      const rect = shown();
      if (!rect) return null;
      const target = rectOf(name);
      const width = Math.min(rect.right, target.right) - Math.max(rect.left, target.left);
      const height = Math.min(rect.bottom, target.bottom) - Math.max(rect.top, target.top);
      return Math.max(0, width) * Math.max(0, height);
    },
    fits: () => {
      const rect = shown();
      return (
        rect !== null &&
        rect.left >= 0 &&
        rect.top >= 0 &&
        rect.right <= document.documentElement.clientWidth &&
        rect.bottom <= window.innerHeight
      );
    },
    isTargetSeen: (name) => isWithin(rectOf(name)),
    /** The center of the next button; `isOnTop`: nothing covers it. */
    nextButton: () => {
      const button = all(adapter.nextButton).find((one) => one.checkVisibility());
      if (!button) return null;
      const rect = button.getBoundingClientRect();
      const point = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
      return { ...point, isOnTop: button.contains(document.elementFromPoint(point.x, point.y)) };
    },
    focus: (selector) => element(selector).focus({ preventScroll: true }),
    hasFocus: (selector) => document.activeElement === element(selector),
    isFocusInside: () => box()?.contains(document.activeElement) === true,
    scrollTo: (name) => rectOf(name) && targetOf(name).scrollIntoView({ block: 'center', behavior: 'instant' }),
    openModal: () => element('#modal').showModal(),
    closeModal: () => element('#modal').close(),
    cover: () => {
      const cover = document.createElement('div');
      cover.className = 'cover';
      document.body.append(cover);
    },
    remove: (selector) => element(selector).remove(),
    grow: (selector, className) => element(selector).classList.add(className),
    appendTarget: (id) => {
      const target = document.createElement('p');
      target.id = id;
      target.className = 'target';
      target.textContent = 'Late';
      element('#t1').after(target);
    },
    /**
     * Replaces the target's node, as a framework re-rendering a list does, and moves it. Returns the frames until box
     * and spotlight follow.
     */
    replaceTarget: async (selector, atMost) => {
      const before = relation(selector);
      element(selector).replaceWith(element(selector).cloneNode(true));
      element('#above').classList.add('grown');
      for (let frames = 1; frames <= atMost; frames += 1) {
        await frame();
        await nextTask();
        if (moved(before, relation(selector)) < 1) return frames;
      }
      return atMost;
    },
    /** Scrolls up and down by script. */
    scroll: async ({ name, reach, milliseconds }) => {
      const scroller = scrollerOf(name);
      const base = scroller.scrollTop;
      const began = performance.now();
      let frames = 0;
      for (let time = 0; time < milliseconds; time = performance.now() - began) {
        await frame();
        scroller.scrollTop = base + wave(time / milliseconds, reach);
        frames += 1;
      }
      scroller.scrollTop = base;
      return { frames };
    },
    /** The maximum offset of the box or spotlight in px after a painted frame. */
    drift: async ({ target, name, reach, milliseconds }) => {
      const scroller = scrollerOf(name);
      const base = scroller.scrollTop;
      const before = relation(target);
      const began = performance.now();
      let max = 0;
      for (let time = 0; time < milliseconds; time = performance.now() - began) {
        scroller.scrollTop = base + wave(time / milliseconds, reach);
        await frame();
        await nextTask();
        max = Math.max(max, moved(before, relation(target)));
      }
      scroller.scrollTop = base;
      return Math.round(max * 10) / 10;
    },
    /** The same when something above the target grows, without scrolling. */
    driftOfShift: async (target) => {
      const before = relation(target);
      element('#above').classList.add('grown');
      await pause(quiet);
      return Math.round(moved(before, relation(target)) * 10) / 10;
    },
    /** What a finished tour can leave behind. */
    traces: () => ({
      elements: document.querySelectorAll('*').length,
      attributes: [document.documentElement, document.body, ...all('main, main *')].reduce(
        (sum, one) => sum + one.attributes.length,
        0,
      ),
    }),
    /** Starts and stops repeatedly; returns how often a step did not appear or disappear. */
    cycle: async (times) => {
      let failed = 0;
      for (let index = 0; index < times; index += 1) {
        tour.start();
        if (!(await until(() => shown(0) !== null, 2_000))) failed += 1;
        tour.next();
        await until(() => shown(1) !== null, 1_500);
        tour.stop();
        if (!(await until(() => shown() === null, 1_500))) failed += 1;
        await pause(30);
      }
      return failed;
    },
    axe: async () => {
      const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`));
    },
    settle: () => pause(quiet),
    pause,
  };
}
