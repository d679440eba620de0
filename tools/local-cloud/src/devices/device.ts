import { createHmac, randomUUID } from 'node:crypto';
import type { Pool } from '../user-pool/pool.ts';
import { lifetimes } from '../user-pool/settings.ts';
import type { Device } from '../store/deviceRepository.ts';
import type { User } from '../users/user.ts';
import type { Input } from '../protocol/input.ts';
import { deviceNotFound } from '../protocol/serviceError.ts';

/** In Cognito's format: region, underscore, UUID. */
export const createDeviceKey = (): string => `local_${randomUUID()}`;

/** Device group key that proofs are bound to; constant for each user. */
export const deviceGroupKey = (pool: Pool, sub: string): string =>
  `-${createHmac('sha256', pool.codeSecret).update(`device-group\0${sub}`).digest('base64url').slice(0, 9)}`;

export const isRemembered = ({ rememberedAt }: Device, now: number): boolean =>
  rememberedAt !== undefined && now < rememberedAt + lifetimes.rememberedDevice;

/**
 * The device in the `DEVICE_KEY` of a sign-in, if any.
 * @throws ResourceNotFoundException for a forgotten device or another user's: the client retries without it
 */
export function deviceOf(pool: Pool, user: User, responses: Input): Device | undefined {
  const key = responses['DEVICE_KEY'];
  if (key === undefined || key === null) return undefined;
  const device = typeof key === 'string' ? pool.devices.find(key) : undefined;
  if (device?.sub !== user.sub) throw deviceNotFound();
  return device;
}
