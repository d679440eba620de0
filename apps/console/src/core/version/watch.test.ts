import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildInterval, type Navigations, watchVersion } from './watch.ts';

let release: string | null;
let build: string | null;
let isVisible: boolean;
let notice: () => void;
let go: (pathname: string, state?: string) => void;
const reloads = {
  sawRelease: vi.fn<(release: string) => void>(),
  sawBuild: vi.fn<(id: string) => void>(),
  reconsider: vi.fn<() => void>(),
};
const latest = { release: vi.fn<() => Promise<string | null>>(), build: vi.fn<() => Promise<string | null>>() };
let watch: ReturnType<typeof watchVersion>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  release = '1';
  build = 'a';
  isVisible = true;
  latest.release.mockImplementation(async () => release);
  latest.build.mockImplementation(async () => build);
  let listener: Parameters<Navigations['subscribe']>[0] = () => undefined;
  const router: Navigations = {
    state: { location: { pathname: '/users/' }, navigation: { state: 'idle' } },
    subscribe: (given) => {
      listener = given;
      return () => undefined;
    },
  };
  go = (pathname, state = 'idle') => listener({ location: { pathname }, navigation: { state } });
  watch = watchVersion({
    router,
    latest,
    reloads,
    now: Date.now,
    page: {
      isVisible: () => isVisible,
      subscribe: (given) => {
        notice = given;
        return () => undefined;
      },
    },
  });
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

describe('the release', () => {
  it('is checked at the start and after each navigation', async () => {
    expect(latest.release).toHaveBeenCalledTimes(1);
    go('/roles/', 'loading');
    expect(latest.release).toHaveBeenCalledTimes(1);
    go('/roles/');
    expect(latest.release).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(reloads.sawRelease).toHaveBeenLastCalledWith('1');
  });

  it('is not checked after a query change', () => {
    go('/users/');
    expect(latest.release).toHaveBeenCalledTimes(1);
  });

  it('is ignored if the server does not send it', async () => {
    release = null;
    await vi.advanceTimersByTimeAsync(0);
    reloads.sawRelease.mockClear();
    go('/roles/');
    await vi.advanceTimersByTimeAsync(0);
    expect(reloads.sawRelease).not.toHaveBeenCalled();
  });

  it('is reconsidered after each navigation if its reload had to wait', () => {
    reloads.reconsider.mockClear();
    go('/roles/');
    expect(reloads.reconsider).toHaveBeenCalledOnce();
  });
});

describe('the exact build', () => {
  it('is checked every five minutes while the page is visible', async () => {
    await vi.advanceTimersByTimeAsync(buildInterval - 1);
    expect(latest.build).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reloads.sawBuild).toHaveBeenCalledExactlyOnceWith('a');
    await vi.advanceTimersByTimeAsync(buildInterval);
    expect(latest.build).toHaveBeenCalledTimes(2);
  });

  it('is checked when a hidden page becomes visible, not before', async () => {
    isVisible = false;
    await vi.advanceTimersByTimeAsync(3 * buildInterval);
    expect(latest.build).not.toHaveBeenCalled();
    isVisible = true;
    notice();
    expect(latest.build).toHaveBeenCalledTimes(1);
    notice();
    expect(latest.build).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(buildInterval);
    expect(latest.build).toHaveBeenCalledTimes(2);
  });

  it('is not checked on each focus', async () => {
    await vi.advanceTimersByTimeAsync(buildInterval - 1);
    notice();
    expect(latest.build).not.toHaveBeenCalled();
  });
});
