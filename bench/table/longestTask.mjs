const category = 'disabled-by-default-devtools.timeline';
const mainThread = 'CrRendererMain';

/** The most milliseconds of processor time that one task of a page's main thread took. */
export function longestOf(events) {
  const isMain = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === mainThread)
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && isMain.has(`${pid} ${tid}`));
  return Math.max(0, ...tasks.map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1_000));
}

/** Does something while the browser writes down every task. */
export async function longestTask(browser, what) {
  const developerTools = await browser.newBrowserCDPSession();
  const events = [];
  developerTools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await developerTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [category, '__metadata', 'toplevel'] },
  });
  try {
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
