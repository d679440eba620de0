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

const home =
  'Each part of the dashboard that fails shows an error and can be retried, and the others work (deep/dashboardStates.ts).';

const operations = 'Each part of the page fails, and is retried, separately.';

/** Requests without a fault case, and why. */
export const exemptRequests: Readonly<Record<string, string>> = {
  UpdateDeviceStatus:
    'The user is already signed in. A browser that was not remembered needs a code again (identity/signIn.test.ts).',
  AssociateSoftwareToken: 'Only if the user pool requires MFA at sign-in (identity/signIn.test.ts).',
  VerifySoftwareToken: 'Only if the user pool requires MFA at sign-in (identity/signIn.test.ts).',
  CreateHandover: 'Only on a reseller’s host (identity/handover.test.ts).',
  RedeemHandover: 'Only on a reseller’s host (identity/handover.test.ts).',
  EndSession: 'The page is already unloading. The identity service is called separately (session/revocation.test.ts).',
  StartAccountExport: 'Sent and reported like ExportMyData (deep/fault-cases/myAccount.ts).',
  AccountExportPage: 'A failure makes no file, and is reported like ExportMyData (my-account/accountFile.test.ts).',
  ResourceNames: 'Without a response, the dialog that deactivates an account names no resources.',
  ResourceWithoutHosts: 'Shown and retried like Resource (deep/fault-cases/edgeDelivery.ts).',
  StartPasskeyRegistration: 'A failure keeps the dialog and its input (passkeys.spec.ts).',
  AddPasskey:
    'Sent after the browser created a passkey, and reported like StartPasskeyRegistration (passkeys.spec.ts).',
  MyLastSignIns: 'Without a response, only the time when a sign-in method was last used is missing.',
  MyRecoveryCodes: 'Only with MFA. Without a response, the card shows an error (RecoveryCodesRow.stories.tsx).',
  RecoverMfa: 'A failure keeps the step and the code (SignInSteps.stories.tsx).',
  TurnOffMfa: 'Sent after a password and a code (TurnOffDialog.stories.tsx).',
  Dashboard: home,
  OutboxStatus: operations,
  ServiceInstances: operations,
  TaskRuns: operations,
  WebhookStatus: operations,
  FailedJobs: operations,
  RetryFailedJob: 'A failure shows a message, and keeps the job.',
  RetryFailedJobs: 'A failure keeps the dialog, like that of DismissFailedJob.',
  DismissFailedJob: 'A failure keeps the dialog and the job.',
  AlertIncidents: 'Without a response, the charts of Analytics mark no alerts.',
  ParameterChanges: 'Without a response, the charts mark no changed parameters.',
  AlertNotifications:
    'Without a response, the bell shows only the messages of the session, and asks again after a minute.',
  AlertRecipients: 'Without a response, the field for people says so and keeps the stored ones.',
  FirstData: 'Without it, Analytics shows its charts, which report their own errors.',
  '/reads.json': home,
  Tours: 'Without a response, no tour is offered.',
  UpdateTours: 'The tour is offered at a later visit (tourStorage.test.ts).',
  Checklist: 'Part of saving the checklist (saveChecklist.test.ts).',
  ListedObjects: 'Without a response, the palette shows only the results of the search.',
  OwnFactor: 'Without a response, the error at the start of acting says that MFA is required.',
  ReferenceLabel: 'Without a response, the value from a URL or a draft is labeled “Your choice” and is still sent.',
  TokensInList: 'Without a response, the notice that no token is enabled offers to create one, without an error.',
  BrandingByHost: 'Without a response, the console shows its own brand, without an error.',
  '/config.json': 'Loaded at startup (startFaults.spec.ts).',
  '/version.json': 'Loaded at startup (startFaults.spec.ts).',
  '/builds/latest.json': 'Loaded at startup (startFaults.spec.ts).',
};
