import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { hashSecret } from '../identity/hashSecret.ts';

/** Whether another service of the house shows the secret that it shares with the API. */
export function hasSecret({ headers }: IncomingMessage, secret: string): boolean {
  const [scheme, given = ''] = (headers.authorization ?? '').split(' ', 2);
  // Hashes have one length, which timingSafeEqual needs.
  return scheme === 'Bearer' && timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(secret)));
}
