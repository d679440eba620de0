import { vi } from 'vitest';

/**
 * `vi.waitFor` gives up after a second, and no setting says otherwise: time enough for a fact on a quiet machine, too little on one
 * that does three things at once. Limits are for what hangs.
 */
const patience = 60_000;
const { waitFor } = vi;

vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: patience, ...options });
