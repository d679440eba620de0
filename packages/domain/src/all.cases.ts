import type { RuleCases } from '../../forms/src/rules/describeRule.fixture.ts';
import { configurationCases } from './configuration.cases.ts';
import { deliveryCases } from './delivery.cases.ts';
import { domainCases } from './domains.cases.ts';
import { nameCases } from './names.cases.ts';
import { parameterCases } from './parameters.cases.ts';
import { publishDateCases } from './publishDate.cases.ts';

/** Each rule of a single value with inputs that it accepts and rejects: the tests run these tables, and Storybook shows them. */
export const allCases: Readonly<Record<string, Readonly<Record<string, RuleCases>>>> = {
  Names: nameCases,
  Domains: domainCases,
  Delivery: deliveryCases,
  'Publish dates': publishDateCases,
  Parameters: parameterCases,
  Configuration: configurationCases,
};
