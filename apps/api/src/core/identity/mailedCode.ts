import { randomInt } from 'node:crypto';
import { hashSecret } from './hashSecret.ts';

/** Minutes for which a mailed code is valid. */
export const codeMinutes = 15;

/** Maximum attempts per code. */
export const maxCodeAttempts = 5;

/** Six digits. */
export const createCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Hash of a user's code. With at most five attempts within minutes, no slow hash is needed. */
export const hashCode = (userId: string, code: string): string => hashSecret(`${userId} ${code}`);
