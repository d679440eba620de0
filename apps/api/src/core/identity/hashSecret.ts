import { createHash } from 'node:crypto';

/** The hash under which a generated secret is stored: it has so much entropy that no salt and no slow hash is needed. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
