import { createHash } from 'node:crypto';

/** The stored hash of a generated secret, which has enough entropy to need neither a salt nor a slow hash. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
