import { change, pathsOf } from './menu.mjs';

const changes = 50;

/** Bytes of JavaScript in use after a garbage collection. */
async function heapOf(developerTools) {
  await developerTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await developerTools.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Bytes in use after 50 page changes, and the growth after 50 more. Closes the page. */
export async function heapAfterChanges(page) {
  const developerTools = await page.context().newCDPSession(page);
  await developerTools.send('HeapProfiler.enable');
  const paths = await pathsOf(page);
  const changeAll = async () => {
    for (let made = 0; made < changes; made += 1) await change(page, paths[made % paths.length]);
  };
  await changeAll();
  const after50 = await heapOf(developerTools);
  await changeAll();
  const growth = (await heapOf(developerTools)) - after50;
  await page.context().close();
  return { after50, growth };
}
