import {
  fetchDevices,
  fetchMFAPreference,
  forgetDevice as forgetRememberedDevice,
  updatePassword,
} from 'aws-amplify/auth';
import { type Outcome, outcomeOf } from './outcome.ts';
import { rejectCommonPassword } from './rejectCommonPassword.ts';

/** A device that signs in without an MFA code. */
export type RememberedDevice = { id: string; name: string | null; lastUsedAt: string | null };

export async function changePassword(current: string, chosen: string): Promise<Outcome> {
  const common = await rejectCommonPassword(chosen);
  if (common) return common;
  return outcomeOf(() => updatePassword({ oldPassword: current, newPassword: chosen }), {
    wrongCredentials: 'wrongCurrentPassword',
  });
}

/** Whether sign-in requires a code from an authenticator app. */
export function isSoftwareTokenEnabled(): Promise<Outcome<boolean>> {
  return outcomeOf(async () => (await fetchMFAPreference()).enabled?.includes('TOTP') ?? false);
}

export function rememberedDevices(): Promise<Outcome<RememberedDevice[]>> {
  return outcomeOf(async () =>
    (await fetchDevices())
      // The pool tracks every device, but only some are remembered.
      .filter(({ attributes }) => attributes['dev:device_remembered_status'] !== 'not_remembered')
      .map(({ id, name, lastAuthenticatedDate }) => ({
        id,
        name: name || null,
        lastUsedAt: lastAuthenticatedDate?.toISOString() ?? null,
      })),
  );
}

/** Idempotent: succeeds if another tab already removed the device. */
export async function forgetDevice(id: string): Promise<Outcome> {
  const outcome = await outcomeOf(() => forgetRememberedDevice({ device: { id } }));
  return outcome.kind === 'refused' && outcome.reason === 'deviceUnknown'
    ? { kind: 'done', value: undefined }
    : outcome;
}
