import { vi } from 'vitest';

/**
 * `vi.waitFor` and `vi.waitUntil` give up after a second, and no setting says otherwise: time enough for a fact on a quiet machine, too
 * little on one that does three things at once. Limits are for what hangs, so a shorter one is no limit either.
 */
const patience = 60_000;
const { waitFor, waitUntil } = vi;

type Options = Parameters<typeof waitFor>[1];
const patient = (options: Options): Options =>
  typeof options === 'object' ? { ...options, timeout: Math.max(options.timeout ?? 0, patience) } : patience;

vi.waitFor = (callback, options) => waitFor(callback, patient(options));
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));
