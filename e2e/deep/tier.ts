import { test as base } from '../test.ts';

/** Scope of a run: everything, or the subset of `npm run test:landing`. */
export type Tier = 'deep' | 'landing';

export const test = base.extend<{ tier: Tier }>({ tier: ['deep', { option: true }] });
