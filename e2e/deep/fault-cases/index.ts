import type { FaultCase } from '../faultCase.ts';
import { actingCases } from './acting.ts';
import { accountCases } from './accounts.ts';
import { analyticsCases } from './analytics.ts';
import { apiKeyCases } from './apiKeys.ts';
import { apiTokenCases } from './apiTokens.ts';
import { auditCases } from './audit.ts';
import { codeCases } from './codes.ts';
import { dashboardCases } from './dashboard.ts';
import { domainCases } from './domain.ts';
import { edgeDeliveryCases } from './edgeDelivery.ts';
import { identityCases } from './identity.ts';
import { factorPolicyCases } from './factorPolicy.ts';
import { signInSettingCases } from './signInSettings.ts';
import { insightsCases } from './insights.ts';
import { issueCases } from './issues.ts';
import { listCases } from './list.ts';
import { myAccountCases } from './myAccount.ts';
import { ownAccountCases } from './ownAccount.ts';
import { parameterCases } from './parameters.ts';
import { newcomerCases } from './newcomers.ts';
import { manyUserCases } from './manyUsers.ts';
import { refresh } from './refreshing.ts';
import { searchCases } from './search.ts';
import { savedViewCases } from './savedViews.ts';
import { roleCases } from './roles.ts';
import { signingInCases } from './signingIn.ts';
import { userFormCases } from './userForms.ts';
import { userListCases } from './userList.ts';

export const cases: readonly FaultCase[] = [
  ...signingInCases,
  refresh,
  ...codeCases,
  ...newcomerCases,
  ...listCases,
  ...userListCases,
  ...userFormCases,
  ...manyUserCases,
  ...savedViewCases,
  ...searchCases,
  ...factorPolicyCases,
  ...accountCases,
  ...actingCases,
  ...roleCases,
  ...apiTokenCases,
  ...apiKeyCases,
  ...dashboardCases,
  ...domainCases,
  ...identityCases,
  ...edgeDeliveryCases,
  ...analyticsCases,
  ...insightsCases,
  ...parameterCases,
  ...auditCases,
  ...issueCases,
  ...myAccountCases,
  ...ownAccountCases,
  ...signInSettingCases,
];

const home = 'dashboard.spec.ts: each part that fails says so, leaves the others, and is tried again.';

/** Requests without a fault case, and why. */
export const withoutCase: Readonly<Record<string, string>> = {
  UpdateDeviceStatus:
    'The person is signed in by then: a device that was not remembered is asked for a code again (identity/signIn.test.ts).',
  Dashboard: home,
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
