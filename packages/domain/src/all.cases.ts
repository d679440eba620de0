import type { RuleCases } from '../../forms/src/rules/describeRule.fixture.ts';
import { accountCases } from './account.cases.ts';
import { alertCases } from './alerts.cases.ts';
import { apiTokenCases } from './apiToken.cases.ts';
import { configurationCases } from './configuration.cases.ts';
import { domainCases } from './domains.cases.ts';
import { edgeDeliveryCases } from './edgeDelivery.cases.ts';
import { idCases } from './id.cases.ts';
import { parameterCases } from './parameters.cases.ts';
import { publishDateCases } from './publishDate.cases.ts';
import { roleCases } from './role.cases.ts';

/** Every rule for a single value, with inputs it accepts and rejects. The tests run these tables, and Storybook shows them. */
export const allCases: Readonly<Record<string, Readonly<Record<string, RuleCases>>>> = {
  Accounts: accountCases,
  Alerts: alertCases,
  'API tokens': apiTokenCases,
  Roles: roleCases,
  IDs: idCases,
  Domains: domainCases,
  'Edge Delivery': edgeDeliveryCases,
  'Publish dates': publishDateCases,
  Parameters: parameterCases,
  Configuration: configurationCases,
};
