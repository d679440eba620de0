import { rotated } from '../beside/compare.mjs';
import { openPage } from '../beside/page.mjs';
import { behaviors } from './behaviors.mjs';

/** Observed and unobserved steps, because observing costs time. */
const watched = 6;
const unwatched = 5;
/** Timeout in ms of a step. */
const timeoutMs = 1_500;
/** Milliseconds of rest after a step, so that deferred work is counted. */
const settled = 800;
const idle = 2_000;
const pageScroll = { reach: 150, milliseconds: 2_000 };
const pageDrift = { target: '#t5', reach: 60, milliseconds: 1_500 };
const listScroll = { name: '#scroller', reach: 60, milliseconds: 2_000 };
const listDrift = { target: '#nested', name: '#scroller', reach: 60, milliseconds: 1_500 };
const warmUps = 5;

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The browser's work between two samples: milliseconds and counts. */
const spent = (before, after) => ({
  task: (after.TaskDuration - before.TaskDuration) * 1_000,
  script: (after.ScriptDuration - before.ScriptDuration) * 1_000,
  layouts: after.LayoutCount - before.LayoutCount,
  recalcs: after.RecalcStyleCount - before.RecalcStyleCount,
});
const each = (total, times) => Object.fromEntries(Object.entries(total).map(([key, value]) => [key, value / times]));

async function during(page, what) {
  const before = await page.metrics();
  const result = await what();
  return { ...spent(before, await page.metrics()), ...result };
}

/** Time to the first frame, and until the box stops moving. `options`: of the page's `mount`. */
const speedOnce = (options) => async (page) => {
  await page.call('mount', options);
  const start = await page.call('timed', 'start', 0, timeoutMs);
  const nexts = [];
  for (let step = 1; step <= watched; step += 1) nexts.push(await page.call('timed', 'next', step, timeoutMs));
  return { start, nexts };
};

/** The cost of the tour itself, without observation. */
async function costOnce(page) {
  await page.call('mount', {});
  await page.call('act', 'start');
  await sleep(settled);
  const total = await during(page, async () => {
    for (let step = 0; step < unwatched; step += 1) {
      await page.call('act', 'next');
      await sleep(settled);
    }
  });
  return each(total, unwatched);
}

/** The cost of one scroll frame with a step open, minus one without. */
async function scrollCost(page, options, open) {
  const scroll = async () => {
    const { frames, ...total } = await during(page, () => page.call('scroll', options));
    return { frames, total };
  };
  await page.call('settle');
  await page.call('scroll', { ...options, milliseconds: 300 });
  const without = await scroll();
  await open();
  await page.call('settle');
  await page.call('scroll', { ...options, milliseconds: 300 });
  const withStep = await scroll();
  const net = (key) => withStep.total[key] / withStep.frames - without.total[key] / without.frames;
  return {
    layouts: withStep.total.layouts - without.total.layouts,
    recalcs: withStep.total.recalcs - without.total.recalcs,
    script: net('script'),
    task: net('task'),
  };
}

async function trackingOnce(page) {
  await page.call('mount', { targets: ['#t5', '#nested'], timeoutMs: 0 });
  await page.call('scrollTo', '#t5');
  const ofPage = await scrollCost(page, pageScroll, async () => {
    await page.call('act', 'start');
    await page.call('appears', 0);
  });
  await sleep(settled);
  const before = await page.metrics();
  await sleep(idle);
  const still = spent(before, await page.metrics());
  const drift = await page.call('drift', pageDrift);
  await page.call('settle');
  const shift = await page.call('driftOfShift', '#t5');
  return { page: ofPage, idle: still, drift, shift };
}

async function nestedOnce(page) {
  await page.call('mount', { targets: ['#nested'], timeoutMs: 0 });
  await page.call('scrollTo', '#nested');
  const ofList = await scrollCost(page, listScroll, async () => {
    await page.call('act', 'start');
    await page.call('appears', 0);
  });
  await page.call('settle');
  return { list: ofList, drift: await page.call('drift', listDrift) };
}

async function leaksOnce(page, cycles) {
  await page.call('mount', {});
  const fresh = await page.call('traces');
  const look = async () => {
    const heap = await page.heap();
    const { JSEventListeners: listeners, Nodes: nodes } = await page.metrics();
    return { heap, listeners, nodes, ...(await page.call('traces')) };
  };
  await page.call('cycle', warmUps);
  await sleep(settled);
  const before = await look();
  const failed = await page.call('cycle', cycles);
  await sleep(settled);
  const after = await look();
  return {
    failed,
    listeners: after.listeners - before.listeners,
    nodes: after.nodes - before.nodes,
    heap: after.heap - before.heap,
    elements: after.elements - before.elements,
    attributes: after.attributes - fresh.attributes,
  };
}

/** Opens a page for each part; a failure is reported and affects only that part. */
function createAttempts(browser, origin, { failures, say }) {
  const onPage = async ({ id }, what, { query = '', ...options } = {}) => {
    const page = await openPage(browser, `${origin}/${id}/${query}`, { isMoving: true, ...options });
    try {
      return await what(page);
    } finally {
      await page.close();
    }
  };
  return async (adapter, part, what, options) => {
    try {
      return await onPage(adapter, what, options);
    } catch (error) {
      const message = error.message.split('\n')[0];
      say(`${adapter.id}: ${part} failed: ${message}`);
      failures.push({ id: adapter.id, part, message });
      return undefined;
    }
  };
}

/** Every tour once. Each round starts with another one, so that load on the machine affects all. */
export async function sampleTours(browser, origin, adapters, { round, failures, say }) {
  const attempt = createAttempts(browser, origin, { failures, say });
  const samples = [];
  for (const adapter of rotated(adapters, round)) {
    const sample = { id: adapter.id, round };
    sample.speed = await attempt(adapter, 'speed', speedOnce({}));
    sample.animated = await attempt(adapter, 'animation', speedOnce({ isAnimated: true, isScrollInstant: true }));
    sample.reduced = await attempt(adapter, 'reduced motion', speedOnce({ isAnimated: true }), { isMoving: false });
    sample.cost = await attempt(adapter, 'cost', costOnce);
    sample.tracking = await attempt(adapter, 'tracking', trackingOnce);
    sample.nested = await attempt(adapter, 'a list in the page', nestedOnce);
    samples.push(sample);
  }
  return samples;
}

/** Values that are not times: leaks and behavior. */
export async function factsOf(browser, origin, adapter, { cycles, failures, say }) {
  const attempt = createAttempts(browser, origin, { failures, say });
  const facts = { id: adapter.id, leaks: await attempt(adapter, 'leaks', (page) => leaksOnce(page, cycles)) };
  for (const { id, query, options, prove } of behaviors)
    facts[id] = await attempt(adapter, id, prove, { ...options, query });
  return facts;
}

/** @returns {Promise<{samples: object[], facts: object[], failures: object[]}>} */
export async function measureTours(browser, origin, adapters, { rounds, cycles, say }) {
  const result = { samples: [], facts: [], failures: [] };
  const { failures } = result;
  for (let round = 0; round < rounds; round += 1) {
    say(`times, round ${round + 1} of ${rounds}`);
    result.samples.push(...(await sampleTours(browser, origin, adapters, { round, failures, say })));
  }
  for (const adapter of adapters) {
    say(`${adapter.id}: facts`);
    result.facts.push(await factsOf(browser, origin, adapter, { cycles, failures, say }));
  }
  return result;
}
