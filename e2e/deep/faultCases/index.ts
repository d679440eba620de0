import type { FaultCase } from '../faultCase.ts';
import { accountCases } from './account.ts';
import { guestCases } from './guests.ts';
import { signingInCases } from './signingIn.ts';
import { usersCases } from './users.ts';

export const cases: readonly FaultCase[] = [...signingInCases, ...guestCases, ...usersCases, ...accountCases];

/** Requests whose failure has no case here, and why. */
export const withoutCase: Readonly<Record<string, string>> = {
  UpdateDeviceStatus:
    'The person is signed in by then: a device that was not remembered is asked for a code again (identity/signIn.test.ts).',
  '/config.json': 'The start: startFaults.spec.ts.',
  '/version.json': 'The start: startFaults.spec.ts.',
  '/builds/latest.json': 'The start: startFaults.spec.ts.',
};
