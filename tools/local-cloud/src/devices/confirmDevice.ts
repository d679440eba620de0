import { verifiedClaims } from '../tokens/authenticate.ts';
import { optionalString, requiredRecord, requiredString } from '../protocol/input.ts';
import type { Operation } from '../protocol/operation.ts';
import { deviceNotFound, invalidParameter } from '../protocol/serviceError.ts';

const maxNameLength = 1_024;

/** @throws InvalidParameterException unless it is base64 and at most as long as the SRP group. */
function hexOf(value: string): string {
  const bytes = Buffer.from(value, 'base64');
  if (bytes.length === 0 || bytes.length > 385) throw invalidParameter('Invalid device secret verifier config.');
  return bytes.toString('hex');
}

/** Stores the verifier of a new device. `UpdateDeviceStatus` remembers the device. */
export const confirmDevice: Operation = {
  access: 'public',
  async run(pool, input) {
    const { user, claims } = await verifiedClaims(pool, input);
    const key = requiredString(input, 'DeviceKey');
    // The key must belong to the token's sign-in, and to no other device.
    if (claims['device_key'] !== key || pool.devices.find(key)) throw deviceNotFound();
    const config = requiredRecord(input, 'DeviceSecretVerifierConfig');
    const now = pool.now();
    pool.devices.save({
      key,
      sub: user.sub,
      name: (optionalString(input, 'DeviceName') ?? '').slice(0, maxNameLength),
      salt: hexOf(requiredString(config, 'Salt')),
      verifier: hexOf(requiredString(config, 'PasswordVerifier')),
      rememberedAt: undefined,
      createdAt: now,
      modifiedAt: now,
      authenticatedAt: now,
    });
    return { UserConfirmationNecessary: true };
  },
};
