import { randomBytes } from 'node:crypto';

const bytes = 24;

/** A player integration token: 32 characters that need no escaping in an address. Published with the player, so no secret. */
export const createPlayerToken = (): string => randomBytes(bytes).toString('base64url');
