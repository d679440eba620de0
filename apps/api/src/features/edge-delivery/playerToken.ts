import { randomBytes } from 'node:crypto';

const bytes = 24;

/** A player integration token: 32 URL-safe characters. Published with the player, so not secret. */
export const createPlayerToken = (): string => randomBytes(bytes).toString('base64url');
