import type { FaultCase } from '../faultCase.ts';
import { accountsCases } from './accounts.ts';
import { apiAccessCases } from './apiAccess.ts';
import { edgeDeliveryCases } from './edgeDelivery.ts';
import { edgeIntelligenceCases } from './edgeIntelligence.ts';
import { issueCases } from './issues.ts';
import { listCases } from './lists.ts';
import { myAccountCases } from './myAccount.ts';
import { resellerCases } from './reseller.ts';
import { rolesCases } from './roles.ts';
import { signingInCases } from './signingIn.ts';
import { usersCases } from './users.ts';
import { visitorsCases } from './visitors.ts';

export const cases: readonly FaultCase[] = [
  ...signingInCases,
  ...visitorsCases,
  ...listCases,
  ...usersCases,
  ...accountsCases,
  ...rolesCases,
  ...apiAccessCases,
  ...resellerCases,
  ...edgeDeliveryCases,
  ...edgeIntelligenceCases,
  ...issueCases,
  ...myAccountCases,
];

const home = 'dashboard.spec.ts: each part that fails says so, leaves the others, and is tried again.';

/** Requests without a fault case, and why. */
export const exemptRequests: Readonly<Record<string, string>> = {
  UpdateDeviceStatus:
    'The person is signed in by then: a device that was not remembered is asked for a code again (identity/signIn.test.ts).',
  AssociateSoftwareToken: 'Only where the pool demands MFA at sign-in (identity/signIn.test.ts).',
  VerifySoftwareToken: 'Only where the pool demands MFA at sign-in (identity/signIn.test.ts).',
  CreateHandover: 'Only at the host of a reseller (identity/handover.test.ts).',
  RedeemHandover: 'Only at the host of a reseller (identity/handover.test.ts).',
  EndSession: 'The page has left by then; the identity service is told separately (session/revocation.test.ts).',
  ResourceNames: 'Without an answer the dialog that deactivates an account names no resources.',
  TurnOffMfa: 'Sent after a password and a code (TurnOffDialog.stories.tsx).',
  Dashboard: home,
  FirstData: 'Without it, Analytics shows its charts, which report their own errors.',
  '/reads.json': home,
  Tours: 'Without the records nothing is known to be new, and no tip is shown.',
  UpdateTours: 'Saved with the next change, or once there is a connection (tourStorage.test.ts).',
  Checklist: 'A part of saving it (saveChecklist.test.ts).',
  OwnFactor: 'Without an answer the refusal to start says that a second factor is needed.',
  ReferenceLabel: 'Without an answer what an address or a draft brings is “Your choice”, and is sent.',
  TokensInList: 'Without an answer the notice that no token is enabled offers to create one, and says nothing.',
  BrandingByHost: 'Without an answer the console is its own, and says nothing.',
  '/config.json': 'The start: startFaults.spec.ts.',
  '/version.json': 'The start: startFaults.spec.ts.',
  '/builds/latest.json': 'The start: startFaults.spec.ts.',
};
