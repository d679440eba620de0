import { vi } from 'vitest';

/** `vi.waitFor` and `vi.waitUntil` give up after one second, which is too short on a busy machine and not configurable. */
const patience = 60_000;
const { waitFor, waitUntil } = vi;

type Options = Parameters<typeof waitFor>[1];
const patient = (options: Options): Options =>
  typeof options === 'object' ? { ...options, timeout: Math.max(options.timeout ?? 0, patience) } : patience;

vi.waitFor = (callback, options) => waitFor(callback, patient(options));
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));
