import { test as base } from '../test.ts';

/** How much is proven: all of it, or what must never land broken (`npm run test:landing`). */
export type Tier = 'deep' | 'landing';

export const test = base.extend<{ tier: Tier }>({ tier: ['deep', { option: true }] });
