import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createReloads, type ReloadOptions, reloadPause } from './reloads.ts';

function storageOf(initial: string | null = null) {
  let value = initial;
  return { getItem: () => value, setItem: (_key: string, next: string) => void (value = next) };
}

function pageOf(given: Partial<ReloadOptions> = {}) {
  const options = {
    running: { release: '1', id: 'a' },
    storage: storageOf(),
    wasReloaded: false,
    age: () => 0,
    isBlocked: () => false,
    updateStatus: { raise: vi.fn<ReloadOptions['updateStatus']['raise']>() },
    reload: vi.fn<ReloadOptions['reload']>(),
    reloadAtOnce: vi.fn<() => void>(),
    ...given,
  };
  return { ...options, reloads: createReloads(options) };
}

describe('another release on the server', () => {
  it('is stored, then the page is reloaded', () => {
    const storage = storageOf('1');
    const reload = vi.fn<() => void>(() => expect(storage.getItem()).toBe('2'));
    pageOf({ storage, reload }).reloads.sawRelease('2');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('on a first visit reloads an old page, and stores the version of a new one', () => {
    const old = pageOf();
    old.reloads.sawRelease('2');
    expect(old.reload).toHaveBeenCalledOnce();
    const current = pageOf();
    current.reloads.sawRelease('1');
    expect(current.reload).not.toHaveBeenCalled();
    expect(current.storage.getItem('version')).toBe('1');
  });

  it('does not reload a release that is already stored', () => {
    const { reloads, reload } = pageOf({ storage: storageOf('2') });
    reloads.sawRelease('2');
    expect(reload).not.toHaveBeenCalled();
  });

  it('waits while there is a blocker, shows the banner, and then reloads', () => {
    let isDirty = true;
    const { reloads, reload, updateStatus, storage } = pageOf({ isBlocked: () => isDirty });
    reloads.sawRelease('2');
    expect(reload).not.toHaveBeenCalled();
    expect(updateStatus.raise).toHaveBeenCalledExactlyOnceWith('available');
    expect(storage.getItem('version')).toBeNull();
    isDirty = false;
    reloads.reconsider();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is dropped if the server rolls back', () => {
    let isDirty = true;
    const { reloads, reload } = pageOf({ isBlocked: () => isDirty });
    reloads.sawRelease('2');
    reloads.sawRelease('1');
    isDirty = false;
    reloads.reconsider();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is stored when the user reloads', () => {
    const { reloads, reloadAtOnce, storage } = pageOf({ isBlocked: () => true });
    reloads.sawRelease('2');
    reloads.reloadNow();
    expect(reloadAtOnce).toHaveBeenCalledOnce();
    expect(storage.getItem('version')).toBe('2');
  });

  it('is canceled by input before the new page arrives, and repeated later', () => {
    const reload = vi.fn<ReloadOptions['reload']>().mockImplementationOnce((onCancel) => onCancel());
    const { reloads, updateStatus } = pageOf({ reload });
    reloads.sawRelease('2');
    expect(updateStatus.raise).toHaveBeenCalledExactlyOnceWith('available');
    reloads.reconsider();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload twice while the first reload is pending', () => {
    const { reloads, reload } = pageOf();
    reloads.sawRelease('2');
    reloads.sawRelease('3');
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('another build on the server', () => {
  it('reloads', () => {
    const { reloads, reload } = pageOf();
    reloads.sawBuild('b');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is only offered if a reload has not updated the page', () => {
    const { reloads, reload, updateStatus } = pageOf({ wasReloaded: true, age: () => 900_000 });
    reloads.sawBuild('b');
    expect(reload).not.toHaveBeenCalled();
    expect(updateStatus.raise).toHaveBeenCalledExactlyOnceWith('available');
  });

  it('reloads a reloaded page that has been up to date since', () => {
    const { reloads, reload } = pageOf({ wasReloaded: true, age: () => 900_000 });
    reloads.sawBuild('a');
    reloads.sawBuild('b');
    expect(reload).toHaveBeenCalledOnce();
  });
});

/** Simulates a tab in which each reload loads what the server has at that time. */
function visit(steps: readonly Step[], storage: ReloadOptions['storage']): number[] {
  let time = 0;
  const reloaded: number[] = [];
  const open = (running: string, wasReloaded: boolean) => {
    const began = time;
    return createReloads({
      running: { release: running, id: running },
      storage,
      wasReloaded,
      age: () => time - began,
      isBlocked: () => false,
      updateStatus: { raise: () => undefined },
      reload: () => void reloaded.push(time),
      reloadAtOnce: () => undefined,
    });
  };
  let page = open('1', false);
  for (const { after, release, build, served } of steps) {
    time += after;
    const before = reloaded.length;
    if (release !== undefined) page.sawRelease(release);
    if (build !== undefined) page.sawBuild(build);
    page.reconsider();
    if (reloaded.length > before) page = open(served, true);
  }
  return reloaded;
}

type Step = { after: number; release: string | undefined; build: string | undefined; served: string };

const name = fc.constantFrom('1', '2', '3');
const step = fc.record({
  after: fc.integer({ min: 0, max: 40_000 }),
  release: fc.option(name, { nil: undefined }),
  build: fc.option(name, { nil: undefined }),
  served: name,
});

const brokenStorages: Record<string, ReloadOptions['storage']> = {
  'throws at every touch': {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  },
  'keeps nothing': { getItem: () => null, setItem: () => undefined },
  'is full': {
    getItem: () => '1',
    setItem: () => {
      throw new Error('quota');
    },
  },
};

describe('for any server response', () => {
  it('there is at most one reload in 30 seconds', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const reloaded = visit(steps, storageOf());
        for (const [index, time] of reloaded.entries())
          expect(time - (reloaded[index - 1] ?? -Infinity)).toBeGreaterThanOrEqual(reloadPause);
      }),
      { numRuns: 2_000 },
    );
  });

  it('a server that alternates with every request does not cause a reload loop', () => {
    const steps = Array.from({ length: 400 }, (_, index) => ({
      after: 1_000,
      release: index % 2 === 0 ? '2' : '1',
      build: undefined,
      served: index % 2 === 0 ? '1' : '2',
    }));
    const reloaded = visit(steps, storageOf());
    expect(reloaded.length).toBeGreaterThan(1);
    for (const [index, time] of reloaded.entries())
      expect(time - (reloaded[index - 1] ?? -Infinity)).toBeGreaterThanOrEqual(reloadPause);
  });

  it.each(Object.entries(brokenStorages))('a storage that %s never causes a reload for a release', (_name, storage) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const releases = steps.map((each) => ({ ...each, build: undefined }));
        expect(visit(releases, storage)).toEqual([]);
      }),
    );
  });

  it('requests a new page only once from a server that keeps serving an old one', () => {
    const steps = Array.from({ length: 20 }, () => ({ after: 300_000, release: '2', build: '2', served: '1' }));
    expect(visit(steps, storageOf())).toHaveLength(1);
  });
});
