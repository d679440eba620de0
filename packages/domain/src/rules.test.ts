import { failureOf } from '@edge-console/forms/rules';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { describeRule } from '../../forms/src/rules/describeRule.fixture.ts';
import { allCases } from './all.cases.ts';
import * as domain from './index.ts';
import { domainMessages } from './messages.ts';

for (const tables of Object.values(allCases)) {
  for (const [name, table] of Object.entries(tables)) describeRule(name, table);
}

const cases = Object.values(allCases).flatMap((tables) => Object.entries(tables));

test('every rule for a single value has a table', () => {
  const wholeInputs = new Set([
    'deactivateAccountRule',
    'inviteUserRule',
    'issueRule',
    'pathwayRule',
    'signInRule',
    'updateProfileRule',
    'updateUserRule',
  ]);
  const rules = Object.entries(domain).filter(
    ([name, value]) =>
      typeof value === 'object' && 'kind' in value && value.kind === 'schema' && !wholeInputs.has(name),
  );
  const tested = new Set(cases.map(([name]) => /^\w+/.exec(name)?.[0]));
  expect(rules.map(([name]) => name).filter((name) => !tested.has(name))).toEqual([]);
});

test('every message occurs in a table, except those that only the server returns', () => {
  const codes = new Set(
    cases.flatMap(([, { rule, refuses }]) =>
      refuses.flatMap(([input]) => (v.safeParse(rule, input).issues ?? []).map((issue) => failureOf(issue).code)),
    ),
  );
  const fromServer = ['EMAIL_EXISTS', 'COMPANY_NAME_EXISTS', 'WILDCARD'];
  expect(Object.keys(domainMessages).filter((code) => !codes.has(code))).toEqual(fromServer);
});
