import { rotated } from '../beside/compare.mjs';
import { openPage } from '../beside/page.mjs';

const keys = 50;
/** Two rounds of the typed text: every kind of keystroke, several times. */
const countedKeys = 28;
/** Few enough to fill every field. */
const validityFields = 20;

const addressOf = (origin, { id }) => `${origin}/forms/${id}/`;

/** One sample of one form on a new page. */
async function sampleOnce(browser, address, size) {
  const page = await openPage(browser, address);
  try {
    const baseline = await page.measure('baseline');
    const mount = await page.measure('mount', size);
    const emptyKeys = await page.measure('emptyKeys', keys);
    const typed = await page.measure('keys', keys);
    // The first run, before the mount, also includes the harness's own startup.
    const emptySubmit = await page.measure('baseline');
    const submit = await page.measure('submit');
    return {
      baseline,
      mount,
      emptyKeys,
      keys: typed,
      emptySubmit,
      submit,
      violations: await page.violations(),
      pageErrors: page.pageErrors,
    };
  } finally {
    await page.close();
  }
}

/** React's work, which is the same in every run: one page is enough, and counting does not affect the times. */
async function countOnce(browser, address, size) {
  const page = await openPage(browser, address, { isCounting: true });
  try {
    const mount = await page.call('mount', size);
    const { work } = await page.call('keys', countedKeys);
    const submit = await page.call('submit');
    const maxComponents = (kind) =>
      Math.max(0, ...work.filter((key) => key.kind === kind).map(({ components }) => components));
    return {
      mountCommits: mount.commits,
      submitCommits: submit.commits,
      verdict: maxComponents('verdict'),
      quiet: maxComponents('quiet'),
      dirty: maxComponents('dirty'),
    };
  } finally {
    await page.close();
  }
}

async function validityOf(browser, address) {
  const page = await openPage(browser, address);
  try {
    await page.call('mount', validityFields);
    return await page.call('wrongValidity');
  } finally {
    await page.close();
  }
}

/**
 * Every form at every size, interleaved, so that load on the machine affects all.
 * @returns {Promise<{samples: object[], counts: object[], validity: Record<string, number>, failures: object[]}>}
 */
export async function measureForms(browser, origin, adapters, { sizes, rounds, say }) {
  const result = { samples: [], counts: [], validity: {}, failures: [] };
  const attempt = async ({ id }, size, what) => {
    if (result.failures.some((failure) => failure.id === id && failure.size === size)) return;
    try {
      await what();
    } catch (error) {
      say(`${id} at ${size} fields failed: ${error.message}`);
      result.failures.push({ id, size, message: error.message });
    }
  };
  for (const size of sizes) {
    for (let round = 0; round < rounds; round += 1) {
      say(`${size} fields, round ${round + 1} of ${rounds}`);
      for (const adapter of rotated(adapters, round)) {
        await attempt(adapter, size, async () => {
          const sample = await sampleOnce(browser, addressOf(origin, adapter), size);
          result.samples.push({ id: adapter.id, size, round, ...sample });
        });
      }
    }
    for (const adapter of adapters) {
      await attempt(adapter, size, async () => {
        result.counts.push({ id: adapter.id, size, ...(await countOnce(browser, addressOf(origin, adapter), size)) });
      });
    }
  }
  for (const adapter of adapters) {
    await attempt(adapter, validityFields, async () => {
      result.validity[adapter.id] = await validityOf(browser, addressOf(origin, adapter));
    });
  }
  return result;
}

/** @returns {Promise<{results: Record<string, Record<string, boolean | null>>, violations: number}>} By library. */
export async function runRaces(browser, origin, racers) {
  const results = {};
  let violations = 0;
  for (const { id, kind } of racers) {
    const page = await openPage(browser, `${origin}/races/${id}/`);
    results[id] = await page.call('races');
    if (kind === 'ours') violations += await page.violations();
    await page.close();
  }
  return { results, violations };
}

/** Microseconds to validate each field of the schema in the browser. */
export async function timeSchema(browser, origin) {
  const page = await openPage(browser, `${origin}/schema/timed/`);
  const fields = await page.call('fields');
  const violations = await page.violations();
  await page.close();
  return { fields, violations };
}
