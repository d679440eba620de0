import { describe, expect, it, vi } from 'vitest';
import { startUp } from './startUp.ts';

const progressOf = () => ({ created: false, mounted: false });

describe('the start', () => {
  it('creates and mounts the app, and marks both in that order', async () => {
    const progress = progressOf();
    const seen: unknown[] = [];
    const fail = vi.fn<(error: unknown) => void>();
    await startUp({
      create: async () => {
        seen.push({ ...progress });
        return 'app';
      },
      mount: async (app) => void seen.push(app, { ...progress }),
      fail,
      progress,
    });
    expect(seen).toEqual([{ created: false, mounted: false }, 'app', { created: true, mounted: false }]);
    expect(progress).toEqual({ created: true, mounted: true });
    expect(fail).not.toHaveBeenCalled();
  });

  it('shows the failure page if creating fails, and mounts nothing', async () => {
    const progress = progressOf();
    const fail = vi.fn<(error: unknown) => void>();
    const mount = vi.fn<() => void>();
    const error = new Error('Configuration error: invalid user pool id.');
    await startUp({ create: () => Promise.reject(error), mount, fail, progress });
    expect(fail).toHaveBeenCalledExactlyOnceWith(error);
    expect(mount).not.toHaveBeenCalled();
    expect(progress).toEqual({ created: false, mounted: false });
  });

  it('shows the failure page if mounting fails', async () => {
    const progress = progressOf();
    const fail = vi.fn<(error: unknown) => void>();
    await startUp({ create: async () => 'app', mount: () => Promise.reject(new Error('no root')), fail, progress });
    expect(fail).toHaveBeenCalledOnce();
    expect(progress).toEqual({ created: true, mounted: false });
  });
});
