import { createHash } from 'node:crypto';
import { test as base } from '../test.ts';

/** Scope of a run: everything, or the sample of `npm run test:landing`. */
export type Tier = 'deep' | 'landing';

export const test = base.extend<{ tier: Tier }>({ tier: ['deep', { option: true }] });

/** The landing project runs what has this tag. */
const landing = '@landing';

/** One case in five: the same ones in each run, so that nothing turns red which no change has brought in. */
const SHARE = 5;

/** Details of a test of faults or looks: whether its name is in the sample of `npm run test:landing`. */
export function sampled(name: string): { tag?: string } {
  const digest = createHash('sha256').update(name).digest();
  return digest.readUInt32BE() % SHARE === 0 ? { tag: landing } : {};
}

/** Details of a test that always is. */
export const always = { tag: landing };
