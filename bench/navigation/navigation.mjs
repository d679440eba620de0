import { launch, signedInState, slowPage } from '../browser.mjs';
import { buildConsole, serve } from '../stack/stack.mjs';
import { median } from '../start/median.mjs';
import { rowOf } from '../table.mjs';
import { change, openMenu, pathsOf } from './menu.mjs';
import { heapAfterChanges } from './heap.mjs';
import { layoutShift } from './layoutShift.mjs';

/** The seed's demo accounts, which together have all menu pages. */
const accounts = ['admin', 'reseller', 'customer'];
const rounds = 5;
const cpuSlowdown = 4;
const megabyte = 1024 * 1024;

/** Pages of the three menus, each for the first account that has it. */
async function pagesOf(browser, origin, states) {
  const pages = new Map();
  for (const account of accounts) {
    const page = await openMenu(browser, origin, states.get(account));
    for (const path of await pathsOf(page)) if (!pages.has(path)) pages.set(path, account);
    await page.context().close();
  }
  return [...pages].map(([path, account]) => ({ path, account }));
}

async function shiftRows(browser, origin, states) {
  const rows = [];
  for (const { path, account } of await pagesOf(browser, origin, states)) {
    const page = await slowPage(browser, { storageState: states.get(account) });
    const shift = await layoutShift(page, origin + path);
    await page.context().close();
    rows.push(
      rowOf('navigation', `layout shift, ${path} (${account})`, 'score', Number(shift.toFixed(4)), { goal: 0.02 }),
    );
  }
  return rows;
}

/** Milliseconds of changes between all pages of the customer's menu, each prefetched as after a visit. */
async function changeTimes(browser, origin, storageState, slowdown) {
  const page = await openMenu(browser, origin, storageState);
  const developerTools = await page.context().newCDPSession(page);
  const paths = await pathsOf(page);
  for (const path of paths) await change(page, path);
  await developerTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = [];
  for (let round = 0; round < rounds; round += 1) for (const path of paths) times.push(await change(page, path));
  await page.context().close();
  return times.filter((time) => time !== null);
}

const changeRow = (text, times, goal) => rowOf('navigation', text, 'ms', Math.round(median(times)), { goal });

/** Navigation between pages: layout shift while a page loads, the time of a change, and memory growth. */
export default async function run() {
  const built = await buildConsole();
  try {
    // The offer of a tour would be part of the measured pages.
    const stack = await serve(built.folder, {}, { EDGE_CONSOLE_TOURS: 'off' });
    const browser = await launch();
    try {
      const { ours } = stack.origins;
      const states = new Map();
      for (const account of accounts) states.set(account, await signedInState(browser, ours, account));
      const customer = states.get('customer');
      const { after50, growth } = await heapAfterChanges(await openMenu(browser, ours, customer));
      return [
        ...(await shiftRows(browser, ours, states)),
        changeRow('click to the next page’s heading', await changeTimes(browser, ours, customer, 1), 80),
        changeRow(
          `the same, CPU ${cpuSlowdown} times slower`,
          await changeTimes(browser, ours, customer, cpuSlowdown),
          200,
        ),
        rowOf('navigation', 'heap after 50 changes', 'MB', Number((after50 / megabyte).toFixed(1)), { goal: 60 }),
        rowOf('navigation', 'what 50 more add to it', 'MB', Number((growth / megabyte).toFixed(1)), { goal: 5 }),
      ];
    } finally {
      await browser.close();
      await stack.close();
    }
  } finally {
    built.remove();
  }
}
