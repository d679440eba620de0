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

/** A browser that is not asked for a code. */
export type RememberedDevice = { id: string; name: string | null; lastUsedAt: string | null };

/** When the person last proved who he is, in milliseconds since 1970; null where the token does not say. */
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

/** Whether a code of an authenticator app is asked for at sign-in. */
export function asksForSoftwareToken(): Promise<Outcome<boolean>> {
  return outcomeOf(async () => (await fetchMFAPreference()).enabled?.includes('TOTP') ?? false);
}

/** A new secret for an authenticator app. The app before it stays good until a code of the new one was checked. */
export function setUpSoftwareToken(): Promise<Outcome<string>> {
  return outcomeOf(async () => (await setUpTOTP()).sharedSecret);
}

/** Proves that the app has the secret. Nothing is asked for at sign-in yet. */
export function verifySoftwareToken(code: string): Promise<Outcome> {
  return outcomeOf(() => verifyTOTPSetup({ code }), { invalidCode: 'wrongMfaCode' });
}

/** From the next sign-in on a code is asked for, or not any more. */
export function askForSoftwareToken(isAsked: boolean): Promise<Outcome> {
  return outcomeOf(() => updateMFAPreference({ totp: isAsked ? 'PREFERRED' : 'DISABLED' }));
}

export function rememberedDevices(): Promise<Outcome<RememberedDevice[]>> {
  return outcomeOf(async () =>
    (await fetchDevices())
      // The pool keeps every browser that signed in; only some of them were to be remembered.
      .filter(({ attributes }) => attributes['dev:device_remembered_status'] !== 'not_remembered')
      .map(({ id, name, lastAuthenticatedDate }) => ({
        id,
        name: name || null,
        lastUsedAt: lastAuthenticatedDate?.toISOString() ?? null,
      })),
  );
}

/** One that was forgotten before, in another tab, is as good as forgotten now. */
export async function forgetDevice(id: string): Promise<Outcome> {
  const outcome = await outcomeOf(() => forgetRememberedDevice({ device: { id } }));
  return outcome.kind === 'refused' && outcome.reason === 'deviceUnknown'
    ? { kind: 'done', value: undefined }
    : outcome;
}
