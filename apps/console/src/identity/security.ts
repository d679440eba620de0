import {
  fetchAuthSession,
  fetchDevices,
  fetchMFAPreference,
  forgetDevice as forgetRememberedDevice,
  setUpTOTP,
  updateMFAPreference,
  updatePassword,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { type Outcome, outcomeOf } from './outcome.ts';
import { refuseCommon } from './refuseCommon.ts';

/** A remembered device, which needs no code. */
export type RememberedDevice = { id: string; name: string | null; lastUsedAt: string | null };

/** When the person last authenticated, in milliseconds since 1970; null where the token does not say. */
export function authenticatedAt(): Promise<Outcome<number | null>> {
  return outcomeOf(async () => {
    const { tokens } = await fetchAuthSession();
    const seconds = tokens?.accessToken.payload['auth_time'];
    return typeof seconds === 'number' ? seconds * 1000 : null;
  });
}

export async function changePassword(current: string, chosen: string): Promise<Outcome> {
  const common = await refuseCommon(chosen);
  if (common) return common;
  return outcomeOf(() => updatePassword({ oldPassword: current, newPassword: chosen }), {
    wrongCredentials: 'wrongCurrentPassword',
  });
}

/** Whether sign-in needs a code of an authenticator app. */
export function asksForSoftwareToken(): Promise<Outcome<boolean>> {
  return outcomeOf(async () => (await fetchMFAPreference()).enabled?.includes('TOTP') ?? false);
}

/** A new TOTP secret. The earlier app stays valid until a code of the new one has been verified. */
export function setUpSoftwareToken(): Promise<Outcome<string>> {
  return outcomeOf(async () => (await setUpTOTP()).sharedSecret);
}

/** Verifies a code of the app. Sign-in does not need it yet. */
export function verifySoftwareToken(code: string): Promise<Outcome> {
  return outcomeOf(() => verifyTOTPSetup({ code }), { invalidCode: 'wrongMfaCode' });
}

/** Turns the second factor on or off, from the next sign-in. */
export function askForSoftwareToken(isAsked: boolean): Promise<Outcome> {
  return outcomeOf(() => updateMFAPreference({ totp: isAsked ? 'PREFERRED' : 'DISABLED' }));
}

export function rememberedDevices(): Promise<Outcome<RememberedDevice[]>> {
  return outcomeOf(async () =>
    (await fetchDevices())
      // The pool tracks every device that signed in; only some are remembered.
      .filter(({ attributes }) => attributes['dev:device_remembered_status'] !== 'not_remembered')
      .map(({ id, name, lastAuthenticatedDate }) => ({
        id,
        name: name || null,
        lastUsedAt: lastAuthenticatedDate?.toISOString() ?? null,
      })),
  );
}

/** Idempotent: one that was forgotten already, in another tab, is a success. */
export async function forgetDevice(id: string): Promise<Outcome> {
  const outcome = await outcomeOf(() => forgetRememberedDevice({ device: { id } }));
  return outcome.kind === 'refused' && outcome.reason === 'deviceUnknown'
    ? { kind: 'done', value: undefined }
    : outcome;
}
