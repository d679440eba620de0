import { targetUser } from '../admin/adminUser.ts';
import { securityMail } from '../mail/securityMail.ts';
import type { Pool } from '../user-pool/pool.ts';
import type { Device } from '../store/deviceRepository.ts';
import { authenticate } from '../tokens/authenticate.ts';
import type { User } from '../users/user.ts';
import { optionalString, requiredString, type Input } from '../protocol/input.ts';
import type { Operation } from '../protocol/operation.ts';
import { deviceNotFound, invalidParameter } from '../protocol/serviceError.ts';
import { isRemembered } from './device.ts';

const maxListed = 60;

/** Dates are epoch seconds. */
const describe = (device: Device, now: number) => ({
  DeviceKey: device.key,
  DeviceAttributes: [
    { Name: 'device_name', Value: device.name },
    { Name: 'device_status', Value: 'valid' },
    { Name: 'dev:device_remembered_status', Value: isRemembered(device, now) ? 'remembered' : 'not_remembered' },
  ],
  DeviceCreateDate: device.createdAt / 1_000,
  DeviceLastModifiedDate: device.modifiedAt / 1_000,
  DeviceLastAuthenticatedDate: device.authenticatedAt / 1_000,
});

/** @throws ResourceNotFoundException, also for another user's device */
function deviceOfUser(pool: Pool, user: User, input: Input): Device {
  const device = pool.devices.find(requiredString(input, 'DeviceKey'));
  if (device?.sub !== user.sub) throw deviceNotFound();
  return device;
}

/** @throws ResourceNotFoundException, also for another user's device */
async function ownDevice(pool: Pool, input: Input): Promise<{ user: User; device: Device }> {
  const user = await authenticate(pool, input);
  return { user, device: deviceOfUser(pool, user, input) };
}

export const getDevice: Operation = {
  access: 'public',
  run: async (pool, input) => ({ Device: describe((await ownDevice(pool, input)).device, pool.now()) }),
};

/** Newest first. */
function listPage(pool: Pool, sub: string, input: Input): object {
  const { Limit: limit = maxListed } = input;
  const isLimit = typeof limit === 'number' && Number.isInteger(limit) && limit >= 1 && limit <= maxListed;
  const offset = Number(optionalString(input, 'PaginationToken') ?? 0);
  if (!isLimit || !Number.isSafeInteger(offset) || offset < 0) throw invalidParameter('Invalid page of devices.');
  const devices = pool.devices.listOf(sub, limit + 1, offset);
  return {
    Devices: devices.slice(0, limit).map((device) => describe(device, pool.now())),
    ...(devices.length > limit ? { PaginationToken: String(offset + limit) } : {}),
  };
}

export const listDevices: Operation = {
  access: 'public',
  run: async (pool, input) => listPage(pool, (await authenticate(pool, input)).sub, input),
};

export const adminListDevices: Operation = {
  access: 'signed',
  run: (pool, input) => listPage(pool, targetUser(pool, input).sub, input),
};

/** A remembered device replaces the MFA code, so users with MFA are notified by e-mail. */
export const updateDeviceStatus: Operation = {
  access: 'public',
  async run(pool, input) {
    const { user, device } = await ownDevice(pool, input);
    const status = requiredString(input, 'DeviceRememberedStatus');
    if (status !== 'remembered' && status !== 'not_remembered') throw invalidParameter('Invalid device status given.');
    const now = pool.now();
    const isNews = status === 'remembered' && !isRemembered(device, now) && pool.softwareTokens.find(user.sub)?.enabled;
    pool.atomically(() => {
      pool.devices.save({ ...device, rememberedAt: status === 'remembered' ? now : undefined, modifiedAt: now });
      if (isNews) pool.sendMail(securityMail('device remembered', user.attributes.email, pool.origin));
    });
    return {};
  },
};

/** Also ends the device's sessions. */
const forget = (pool: Pool, { key }: Device): void =>
  pool.atomically(() => {
    pool.devices.delete(key);
    pool.refreshTokens.revokeDevice(key);
  });

export const forgetDevice: Operation = {
  access: 'public',
  async run(pool, input) {
    forget(pool, (await ownDevice(pool, input)).device);
    return {};
  },
};

export const adminForgetDevice: Operation = {
  access: 'signed',
  run(pool, input) {
    forget(pool, deviceOfUser(pool, targetUser(pool, input), input));
    return {};
  },
};
