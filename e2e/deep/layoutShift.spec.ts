import type { APIRequestContext, Frame, Page } from '@playwright/test';
import { demoAccount } from '../demoAccounts.ts';
import { callApi, enter, sharedSession } from '../session.ts';
import { expect, test } from '../test.ts';
import { consolePaths } from './pagePaths.ts';
import { founder } from './signInAs.ts';

// Nothing moves while a page loads (cumulative layout shift), neither in the page nor in an embedded dashboard.

const maxShift = 0.02;
/** A page without requests for this long is loaded. */
const quietMs = 1_200;
const maxLoadMs = 30_000;

const viewports = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };
const users = { guest: null, platform: 'secondAdmin', reseller: 'reseller', customer: 'customer' } as const;
type User = keyof typeof users;

const searches: Readonly<Record<string, string>> = {
  '/analytics-advanced': '?dashboard=analytics-advanced',
  '/analytics-online-signup': '?dashboard=success',
};
/** Records that have a page, by the query that finds one and the address of their list. */
const records = {
  account: { query: '{ entities(list: { first: 1 }) { nodes { id } } }', list: '/?' },
  role: { query: '{ roles(list: { first: 1 }) { nodes { id } } }', list: '/roles?' },
  user: { query: '{ users(list: { first: 1 }) { nodes { id } } }', list: '/users/?' },
  token: { query: '{ apiTokens(list: { first: 1 }) { nodes { id } } }', list: '/apis/?' },
  key: { query: '{ apiKeys(list: { first: 1 }) { nodes { id } } }', list: '/apis/?tab=apiKeys&' },
  pathway: { query: '{ pathways(list: { first: 1 }) { nodes { id } } }', list: '/edge-delivery/?tab=pathways&' },
} as const;

type Shift = { value: number; nodes: string[] };
type Observed = { layoutShifts: Shift[] };

/** Runs in each frame before its scripts. */
function observe(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { layoutShifts: shifts });
  const rectangle = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
  // Not in the DOM's types.
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
  // Chromium also reports a scroller when it becomes scrollable, as if it had been at its own or the window's origin.
  const isArtifact = ({ node, previousRect, currentRect }: Source) => {
    const isAt = ({ x, y }: { x: number; y: number }) => previousRect.x === x && previousRect.y === y;
    const isScroller = node instanceof Element && getComputedStyle(node).overflowY === 'auto';
    return isScroller && (isAt(currentRect) || isAt({ x: 0, y: 0 }));
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      const [first] = sources;
      if (hadRecentInput || (first && isArtifact(first))) continue;
      const nodes = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const name = `${element?.localName}.${element?.className} "${node?.textContent?.trim().slice(0, 40)}"`;
        return `${name}: ${rectangle(previousRect)} → ${rectangle(currentRect)}`;
      });
      shifts.push({ value, nodes });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Delays each response by its own, constant time, as on a slow network. */
async function slowDown(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    const key = `${new URL(request.url()).pathname} ${request.postData()?.slice(0, 120) ?? ''}`;
    const sum = Array.from(key).reduce((total, character) => (total * 31 + character.charCodeAt(0)) % 997, 7);
    const isData = ['fetch', 'xhr'].includes(request.resourceType());
    await new Promise((resolve) => setTimeout(resolve, isData ? 100 + sum / 2 : 20));
    await route.fallback();
  });
}

async function untilQuiet(page: Page): Promise<void> {
  let pending = 0;
  let last = Date.now();
  const count = (change: number) => () => {
    pending += change;
    last = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  const start = Date.now();
  await expect
    .poll(() => (pending <= 0 && Date.now() - last > quietMs) || Date.now() - start > maxLoadMs, { timeout: 60_000 })
    .toBe(true);
}

const shiftsIn = (frame: Frame): Promise<Shift[]> =>
  frame.evaluate(() => (window as unknown as Partial<Observed>).layoutShifts ?? []);

async function expectStill(page: Page, address: string): Promise<void> {
  await page.addInitScript(observe);
  await slowDown(page);
  const quiet = untilQuiet(page);
  await page.goto(address);
  await quiet;
  // The landing page of this user is measured on its own path.
  const opened = new URL(page.url()).pathname;
  test.skip(opened.replace(/\/$/, '') !== address.replace(/\/?(\?.*)?$/, ''), `Redirected to ${opened}`);
  for (const frame of page.frames()) {
    const shifts = await shiftsIn(frame);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    const where = frame === page.mainFrame() ? address : `${address}, in the frame`;
    const report = shifts.map(({ value, nodes }) => `${value.toFixed(4)}\n  ${nodes.join('\n  ')}`).join('\n');
    expect(total, `${where}: ${total.toFixed(4)}\n${report}`).toBeLessThanOrEqual(maxShift);
  }
}

async function enterAs(page: Page, request: APIRequestContext, user: User) {
  const account = users[user];
  if (account === null) return null;
  const session = await sharedSession(request, demoAccount(account));
  await enter(page, session);
  return session;
}

test.use({ expectedErrors: { patterns: [/Failed to load resource/] } });

for (const [width, viewport] of Object.entries(viewports)) {
  test.describe(width, () => {
    test.use({ viewport });

    test('nothing moves on the dashboard of a new account', async ({ page, request }) => {
      await founder(page, request);
      await expectStill(page, '/dashboard/');
    });

    test('nothing moves on a page that does not exist', async ({ page, request }) => {
      await enterAs(page, request, 'customer');
      await expectStill(page, '/no-such-page');
    });
  });

  for (const user of Object.keys(users) as User[]) {
    test.describe(`${user}, ${width}`, () => {
      test.use({ viewport });

      for (const path of consolePaths) {
        test(`nothing moves on ${path}`, async ({ page, request }) => {
          await enterAs(page, request, user);
          await expectStill(page, `${path}${searches[path] ?? ''}`);
        });
      }

      if (user === 'guest') return;
      for (const [name, { query, list }] of Object.entries(records)) {
        test(`nothing moves on the page of a record: ${name}`, async ({ page, request }) => {
          const session = await enterAs(page, request, user);
          const { data } = session ? await callApi(request, session, query) : { data: null };
          const [connection] = Object.values((data ?? {}) as Record<string, { nodes: { id: string }[] } | null>);
          const id = connection?.nodes[0]?.id;
          test.skip(id === undefined, 'The user cannot read such records');
          await expectStill(page, `${list}drawer=${name}:${id}`);
        });
      }
    });
  }
}
