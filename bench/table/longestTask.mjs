const categories = ['disabled-by-default-devtools.timeline', 'blink.user_timing', 'toplevel'];
/** Set by the page: the browser has internal pages with tasks of up to 0.1 s. */
const mark = 'the page that is measured';

/** The longest task in ms of CPU time, on the threads with the mark. */
export function longestOf(events) {
  const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
  const marked = new Set(events.filter(({ name }) => name === mark).map(threadOf));
  // No result would look like the best result.
  if (marked.size === 0) throw new Error('The browser trace has no mark from the page.');
  const tasks = events.filter((event) => event.name === 'RunTask' && marked.has(threadOf(event)));
  return Math.max(...tasks.map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1_000));
}

/** Runs an action on a page while recording a browser trace. */
export async function longestTask(browser, page, what) {
  const developerTools = await browser.newBrowserCDPSession();
  const events = [];
  developerTools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await developerTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  try {
    await page.run(`performance.mark(${JSON.stringify(mark)})`);
    await what();
  } finally {
    // Active tracing would slow down later measurements.
    const done = new Promise((resolve) => developerTools.once('Tracing.tracingComplete', resolve));
    await developerTools.send('Tracing.end');
    await done;
    await developerTools.detach();
  }
  return longestOf(events);
}
