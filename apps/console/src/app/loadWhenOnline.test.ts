import { describe, expect, it, vi } from 'vitest';
import { loadWhenOnline } from './loadWhenOnline.ts';

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const broken = () => Promise.reject(new Error('Configuration error'));

const pageOf = () => ({
  isUnreachable: (error: unknown) => error instanceof TypeError,
  waitForRetry: vi.fn<() => Promise<void>>(async () => undefined),
  show: vi.fn<() => void>(),
  hide: vi.fn<() => void>(),
});

describe('an offline start', () => {
  it('shows the offline page, waits, and continues automatically', async () => {
    const page = pageOf();
    const load = vi
      .fn<() => Promise<string>>()
      .mockImplementationOnce(offline)
      .mockImplementationOnce(offline)
      .mockResolvedValue('configuration');
    expect(await loadWhenOnline(load, page)).toBe('configuration');
    expect(page.show).toHaveBeenCalledTimes(2);
    expect(page.waitForRetry).toHaveBeenCalledTimes(2);
    expect(page.hide).toHaveBeenCalledOnce();
  });

  it('shows nothing while online', async () => {
    const page = pageOf();
    expect(await loadWhenOnline(async () => 'configuration', page)).toBe('configuration');
    expect(page.show).not.toHaveBeenCalled();
    expect(page.hide).not.toHaveBeenCalled();
  });

  it('rethrows other errors, and removes its page', async () => {
    const page = pageOf();
    const load = vi.fn<() => Promise<string>>().mockImplementationOnce(offline).mockImplementation(broken);
    await expect(loadWhenOnline(load, page)).rejects.toThrow('Configuration error');
    expect(page.hide).toHaveBeenCalledOnce();
  });
});
