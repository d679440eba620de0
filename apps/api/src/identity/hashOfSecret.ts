import { createHash } from 'node:crypto';

/** What is kept of a secret that we made: it is random enough that no salt and no slow hash is needed. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
