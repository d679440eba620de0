import { rotated } from '../beside/compare.mjs';
import { openPage } from '../beside/page.mjs';
import { longestTask } from './longestTask.mjs';

/** An even number per row, so that selected rows end up unselected. */
const toggles = 24;
const selections = 4;
const filterText = 'z';
const drag = { moves: 40, step: 2 };
/** 20,000 px in 2 seconds on a 60 Hz screen. */
const scroll = { pixels: 20_000, frames: 120 };
/** Below this there is nothing to scroll, and no long task. */
const fewScrolled = 1_000;
const fewTraced = 10_000;

/** Drags the edge of a column, or only moves the mouse. Measures only the moves. */
async function moveEdge(page, { x, y }, { isHeld }) {
  await page.mouse.move(x, y);
  if (isHeld) await page.mouse.down();
  await page.call('settle');
  const before = await page.call('work');
  const moved = await page.cost(async () => {
    for (let move = 1; move <= drag.moves; move += 1) await page.mouse.move(x + move * drag.step, y);
  });
  const after = await page.call('work');
  if (isHeld) await page.mouse.up();
  await page.call('settle');
  return { ...moved, times: drag.moves, commits: after.commits - before.commits };
}

async function dragColumn(page) {
  const edge = await page.call('columnEdge');
  if (edge === null) return undefined;
  const emptyDrag = await moveEdge(page, edge, { isHeld: false });
  const before = await page.call('emailWidth');
  const dragged = await moveEdge(page, edge, { isHeld: true });
  if ((await page.call('emailWidth')) < before + drag.moves) throw new Error('The column did not follow the pointer.');
  return { drag: dragged, emptyDrag };
}

/** One sample of one table on a new page. */
async function sampleOnce(page, size) {
  await page.call('prepare', size);
  const empty = await page.heap();
  const baseline = await page.measure('baseline');
  const mount = await page.measure('mount');
  const mounted = await page.heap();
  const nodes = await page.call('nodes');
  const emptyToggles = await page.measure('baseline', toggles);
  const toggle = await page.measure('toggle', toggles);
  const emptySelections = await page.measure('baseline', selections);
  const selectAll = await page.measure('toggleAll', selections);
  // The first run, before the mount, also includes the harness's own startup.
  const emptyChange = await page.measure('baseline');
  const filter = await page.measure('filter', filterText);
  await page.call('clearFilter');
  const sort = await page.measure('sort');
  const sample = { baseline, mount, emptyToggles, toggle, emptySelections, selectAll, emptyChange, filter, sort };
  if (await page.call('canReverse')) {
    sample.reverse = await page.measure('reverse');
    await page.call('leaveOrder');
    sample.again = await page.measure('sort');
  }
  const sorted = await page.heap();
  return {
    ...sample,
    ...(await dragColumn(page)),
    nodes,
    heap: mounted - empty,
    sortedHeap: sorted - empty,
    violations: await page.violations(),
    pageErrors: page.pageErrors,
  };
}

/** At the rate of a screen, because dropped and blank frames are counted. */
async function scrollOnce(page, size, { isPaged }) {
  await page.call('prepare', size);
  await page.call('mount');
  const emptyScroll = await page.measure('scroll', { pixels: 0, frames: scroll.frames / 2 });
  const scrolled = await page.measure('scroll', scroll);
  const stalled = await page.call('scroll', { ...scroll, isStalled: true });
  return {
    emptyScroll,
    scroll: scrolled,
    stalledBlank: stalled.blank,
    hasLastRow: isPaged ? undefined : await page.call('lastRow'),
  };
}

/** React's work, which is the same in every run: one page is enough, and counting does not affect the times. */
async function countOnce(page, size) {
  await page.call('prepare', size);
  const mount = await page.call('mount');
  // The first toggle can include setup work.
  await page.call('toggle', 1);
  const toggle = await page.call('toggle', 2);
  const each = (name) => toggle[name] / toggle.times;
  const dragged = await dragColumn(page);
  return {
    mountCommits: mount.commits,
    commits: each('commits'),
    components: each('components'),
    cells: each('cells'),
    dragCommits: dragged?.drag.commits,
  };
}

/** The longest task of a first sort, in main thread ms. */
async function traceOnce(page, size, browser) {
  await page.call('prepare', size);
  await page.call('mount');
  return { longestTask: await longestTask(browser, page, () => page.call('sort')) };
}

/**
 * Every table at every size, interleaved, so that load on the machine affects all.
 * @param {{fast: object, screen: object}} browsers With an unlimited frame rate, and at 60 Hz.
 * @returns {Promise<{samples: object[], counts: object[], failures: object[]}>}
 */
export async function measureTables({ fast, screen }, origin, adapters, { sizes, rounds, say }) {
  const result = { samples: [], counts: [], failures: [] };
  const onPage = async (browser, { id }, options, what) => {
    const page = await openPage(browser, `${origin}/${id}/`, options);
    try {
      return await what(page);
    } finally {
      await page.close();
    }
  };
  const attempt = async ({ id, most }, size, what) => {
    if (size > most) return;
    if (result.failures.some((failure) => failure.id === id && failure.size === size)) return;
    try {
      await what();
    } catch (error) {
      say(`${id} at ${size} rows failed: ${error.message}`);
      result.failures.push({ id, size, message: error.message });
    }
  };
  for (const size of sizes) {
    for (let round = 0; round < rounds; round += 1) {
      say(`${size} rows, round ${round + 1} of ${rounds}`);
      for (const adapter of rotated(adapters, round)) {
        await attempt(adapter, size, async () => {
          const sample = await onPage(fast, adapter, {}, (page) => sampleOnce(page, size));
          const scrolled =
            size < fewScrolled ? {} : await onPage(screen, adapter, {}, (page) => scrollOnce(page, size, adapter));
          result.samples.push({ id: adapter.id, size, round, ...sample, ...scrolled });
        });
      }
    }
    for (const adapter of adapters) {
      await attempt(adapter, size, async () => {
        const counted = await onPage(fast, adapter, { isCounting: true }, (page) => countOnce(page, size));
        const traced = size < fewTraced ? {} : await onPage(fast, adapter, {}, (page) => traceOnce(page, size, fast));
        result.counts.push({ id: adapter.id, size, ...counted, ...traced });
      });
    }
  }
  return result;
}
