const categories = ['disabled-by-default-devtools.timeline', 'blink.user_timing', 'toplevel'];
/** Left by the page: the browser has pages of its own, and their tasks take up to 0.1 s. */
const mark = 'the page that is measured';

/** The most milliseconds of processor time that one task took, of the threads on which the mark was left. */
export function longestOf(events) {
  const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
  const marked = new Set(events.filter(({ name }) => name === mark).map(threadOf));
  // Nothing found would be the best of all results.
  if (marked.size === 0) throw new Error('The page has left no mark in what the browser wrote down.');
  const tasks = events.filter((event) => event.name === 'RunTask' && marked.has(threadOf(event)));
  return Math.max(...tasks.map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1_000));
}

/** Does something on a page while the browser writes down every task. */
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
    // Left on, it would slow down whatever is measured next.
    const done = new Promise((resolve) => developerTools.once('Tracing.tracingComplete', resolve));
    await developerTools.send('Tracing.end');
    await done;
    await developerTools.detach();
  }
  return longestOf(events);
}
