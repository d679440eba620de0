import { describe, expect, it } from 'vitest';
import { createBrowser, store, userPrefix } from './browser.fixture.ts';
import { createRefreshMarks } from './refreshMarks.ts';

describe('a refresh in another tab', () => {
  it('is awaited until the store shows it', async () => {
    const browser = createBrowser();
    store(browser.storage, { exp: 1, id: 'old' });
    browser.setNow(10_000);
    browser.marks.latest = async () => 3_610_000;
    browser.wait.mockImplementation(async () => {
      if (browser.wait.mock.calls.length === 3) store(browser.storage, { exp: 3_610, id: 'new' });
    });
    const { session } = browser.openTab();
    expect(await session.accessToken()).toBe(browser.storage.getItem(`${userPrefix}.accessToken`));
    expect(browser.refresh).not.toHaveBeenCalled();
  });

  it('is repeated if the store does not show it within a second', async () => {
    const browser = createBrowser();
    store(browser.storage, { exp: 1, id: 'old' });
    browser.setNow(10_000);
    browser.marks.latest = async () => 9_999_999;
    browser.wait.mockImplementation(async (milliseconds) => {
      if (milliseconds > 50) await new Promise(() => undefined);
    });
    expect(await browser.openTab().session.accessToken()).not.toBeNull();
    expect(browser.refresh).toHaveBeenCalledOnce();
    expect(browser.marks.set).toHaveBeenCalledExactlyOnceWith(3_610_000);
  });
});

describe('marks', () => {
  it('are read from valid lock names', async () => {
    const held: { name: string }[] = [{ name: 'auth-refresh' }, { name: 'auth-refreshed:7' }];
    const locks = {
      async request(name: string, _options: unknown, work: () => Promise<void>) {
        held.push({ name });
        return work();
      },
      query: async () => ({ held }),
    };
    // Implements only the parts of LockManager that the marks use.
    const marks = createRefreshMarks(locks as unknown as LockManager, () => new Promise(() => undefined));
    expect(await marks.latest()).toBe(7);
    await marks.set(12);
    expect(await marks.latest()).toBe(12);
    held.length = 0;
    expect(await marks.latest()).toBe(0);
  });
});
