import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Maximum px between target and box. */
const near = 60;
/** Milliseconds that a target is late. */
const late = 700;
const timeoutMs = 3_000;
/** Maximum frames to wait for a target. */
const maxFrames = 60;
/** One for the page, one for the box, and one for the observer. */
const maxChanges = 3;
/** Milliseconds beyond which a box was delayed by an animation that only the spotlight shows. */
const atOnce = 100;

const failed = (isRight) => Number(!isRight);
const count = (...areRight) => areRight.filter((isRight) => !isRight).length;

async function open(page, options = {}) {
  await page.call('mount', options);
  await page.call('act', 'start');
  await page.call('appears', 0);
  await page.call('settle');
}
async function move(page, name, step) {
  await page.call('act', name);
  const isShown = await page.call('appears', step);
  await page.call('settle');
  return isShown;
}
async function isBeside(page, target) {
  const gap = await page.call('gap', target);
  return gap !== null && gap < near;
}
/** Presses the next button with the pointer. */
async function pressNext(page, step) {
  const button = await page.call('nextButton');
  if (!button?.isOnTop) return false;
  await page.mouse.click(button.x, button.y);
  return page.call('appears', step, 1_500);
}
/** Presses a key and gives the tour time to respond. */
async function press(page, key) {
  await page.keyboard.press(key);
  await page.call('settle');
  return page.call('shownStep');
}

/**
 * Behavior besides speed. `prove` returns the number of faults; `goal` is their maximum. `options`: of the page's
 * context; `query`: of its URL.
 */
export const behaviors = [
  {
    id: 'axe',
    text: 'axe violations added',
    prove: async (page) => {
      await page.run(axe);
      const before = new Set(await page.call('axe'));
      await open(page);
      const after = await page.call('axe');
      return after.filter((violation) => !before.has(violation)).length;
    },
  },
  {
    id: 'policy',
    text: 'violations of a strict policy',
    query: '?policy=strict',
    prove: async (page) => {
      await open(page);
      return (await page.violations()) + count(await page.call('shows', 0), await isBeside(page, '#t0'));
    },
  },
  {
    id: 'trustedTypes',
    text: 'violations of Trusted Types',
    query: '?policy=trusted',
    prove: async (page) => {
      await open(page);
      return (await page.violations()) + count(await page.call('shows', 0));
    },
  },
  {
    id: 'modal',
    text: 'of no use over a modal dialog',
    prove: async (page) => {
      await page.call('mount', { targets: ['#inside', '#close'], timeoutMs });
      await page.call('openModal');
      await page.call('act', 'start');
      await page.call('appears', 0);
      await page.call('settle');
      return failed(await pressNext(page, 1));
    },
  },
  {
    id: 'intoModal',
    text: 'does not walk into a dialog and out again',
    prove: async (page) => {
      await open(page, { targets: ['#t0', '#inside', '#close', '#t1', '#t2'], timeoutMs });
      await page.call('openModal');
      await move(page, 'next', 1);
      if (!(await pressNext(page, 2))) return 1;
      await page.call('closeModal');
      await move(page, 'next', 3);
      return failed(await pressNext(page, 4));
    },
  },
  {
    id: 'cover',
    text: 'under z-index 2147483647',
    prove: async (page) => {
      await open(page);
      await page.call('cover');
      return failed(await pressNext(page, 1));
    },
  },
  {
    id: 'replaced',
    text: 'frames until a target drawn anew is followed',
    goal: 2,
    prove: async (page) => {
      await open(page);
      return page.call('replaceTarget', '#t0', maxFrames);
    },
  },
  {
    id: 'motion',
    text: 'moves although reduced motion is asked for',
    options: { isMoving: false },
    prove: async (page) => {
      await page.call('mount', { isAnimated: true });
      await page.call('timed', 'start', 0, 1_500);
      const { changes, stable, blocked } = await page.call('timed', 'next', 1, 1_500);
      return failed(stable - blocked < atOnce && changes <= maxChanges);
    },
  },
  {
    id: 'typing',
    text: 'arrow keys in a text field change the step',
    prove: async (page) => {
      await open(page, { targets: ['#t2', '#t3', '#t4'] });
      await move(page, 'next', 1);
      await page.call('focus', '#t3 input');
      const right = await press(page, 'ArrowRight');
      await page.call('focus', '#t3 input');
      return count(right === 1, (await press(page, 'ArrowLeft')) === 1);
    },
  },
  {
    id: 'keys',
    text: 'right, left and escape without effect',
    prove: async (page) => {
      await open(page);
      const right = await press(page, 'ArrowRight');
      const left = await press(page, 'ArrowLeft');
      return count(right === 1, right === 1 && left === 0, (await press(page, 'Escape')) === null);
    },
  },
  {
    id: 'rightToLeft',
    text: 'right to left: the left key is not next',
    query: '?direction=rtl',
    prove: async (page) => {
      await open(page);
      return failed((await press(page, 'ArrowLeft')) === 1);
    },
  },
  {
    id: 'focus',
    text: 'focus not taken, or not given back after several steps',
    prove: async (page) => {
      await page.call('focus', '#launch');
      await open(page);
      const isTaken = await page.call('isFocusInside');
      await move(page, 'next', 1);
      await move(page, 'next', 2);
      await page.call('act', 'stop');
      await page.call('settle');
      return count(isTaken, await page.call('hasFocus', '#launch'));
    },
  },
  {
    id: 'trap',
    text: 'the tab key leaves the box',
    prove: async (page) => {
      await open(page);
      let lost = 0;
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let times = 0; times < 8; times += 1) {
          await page.keyboard.press(key);
          if (!(await page.call('isFocusInside'))) lost += 1;
        }
      }
      return failed(lost === 0);
    },
  },
  {
    id: 'late',
    text: 'a late target is not waited for',
    prove: async (page) => {
      await open(page, { targets: ['#t0', '#late'], timeoutMs });
      await page.call('act', 'next');
      await page.call('pause', late);
      await page.call('appendTarget', 'late');
      await page.call('appears', 1);
      await page.call('settle');
      return count(await page.call('shows', 1), await isBeside(page, '#late'));
    },
  },
  {
    id: 'missing',
    text: 'broken by a missing target',
    prove: async (page) => {
      await open(page, { targets: ['#t0', '#nowhere', '#t2'], timeoutMs: 1_000 });
      await page.call('act', 'next');
      await page.call('pause', 2_500);
      const isOver = (await page.call('left')) === 0;
      const isShown = (await page.call('shownStep')) !== null;
      await page.call('act', 'stop');
      await page.call('settle');
      return count(isOver || isShown, (await page.call('left')) === 0) + page.pageErrors.length;
    },
  },
  {
    id: 'removed',
    text: 'stuck when the target is gone',
    prove: async (page) => {
      await open(page);
      await page.call('remove', '#t0');
      await page.call('settle');
      return failed(await move(page, 'next', 1));
    },
  },
  {
    id: 'resized',
    text: 'covers a target that grew',
    prove: async (page) => {
      await open(page);
      await page.call('grow', '#t0', 'large');
      await page.call('settle');
      return failed((await page.call('overlap', '#t0')) === 0);
    },
  },
  {
    id: 'shadow',
    text: 'not beside a target in a shadow root',
    prove: async (page) => {
      await open(page, { targets: ['#t0', 'shadow'] });
      await move(page, 'next', 1);
      return failed(await isBeside(page, 'shadow'));
    },
  },
  {
    id: 'floating',
    text: 'stuck at a step without a target',
    prove: async (page) => {
      await open(page, { targets: [null, '#t1'] });
      return count(await page.call('shows', 0), await move(page, 'next', 1));
    },
  },
  {
    id: 'narrow',
    text: 'does not fit 360 px, or covers the target there',
    options: { viewport: { width: 360, height: 740 } },
    prove: async (page) => {
      await open(page);
      const fits = await page.call('fits');
      return count(fits, (await page.call('overlap', '#t0')) === 0, await page.call('isTargetSeen', '#t0'));
    },
  },
  {
    id: 'twice',
    text: 'left of two starts after one stop',
    prove: async (page) => {
      await page.call('mount', {});
      await page.call('actAtOnce', ['start', 'start']);
      await page.call('appears', 0);
      await page.call('settle');
      await page.call('act', 'stop');
      await page.call('settle');
      return (await page.call('left')) + page.pageErrors.length;
    },
  },
  {
    id: 'atOnce',
    text: 'left of a start that was stopped at once',
    prove: async (page) => {
      await page.call('mount', {});
      await page.call('actAtOnce', ['start', 'stop']);
      await page.call('pause', 1_500);
      return (await page.call('left')) + page.pageErrors.length;
    },
  },
].map((behavior) => ({ goal: 0, query: '', options: {}, ...behavior }));
