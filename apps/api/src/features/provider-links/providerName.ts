import { constraint } from '../../core/schema/constraint.ts';

/** A name in the pool. */
export const providerName = { required: true, ...constraint({ min: 1, max: 32 }) } as const;
