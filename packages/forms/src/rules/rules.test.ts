import * as v from 'valibot';
import { expect, test } from 'vitest';
import { allCases } from './all.cases.ts';
import { describeRule } from './describeRule.fixture.ts';
import * as rules from './index.ts';
import { failureOf, password } from './index.ts';
import { ruleMessages } from './messages.ts';

for (const tables of Object.values(allCases)) {
  for (const [name, table] of Object.entries(tables)) describeRule(name, table);
}

/** Exports that are not rules, and rules with their own tests. */
const withoutTable = new Set([
  // Tested in uniqueness.test.ts and file.test.ts.
  'unique',
  'uniqueField',
  'chosenFile',
  'chosenFiles',
  // Building blocks of rules, and helpers.
  'rule',
  'asyncRule',
  'fieldRule',
  'secret',
  'failure',
  'failureOf',
  'failuresByPath',
  'readInstant',
  'readFileMetadata',
  'readSvgText',
  'fileSets',
  'headLength',
  'readTyped',
  'typed',
  'effectivePolicy',
  'passwordRequirements',
]);

test('every rule has a table', () => {
  const shown = Object.values(allCases).flatMap((tables) =>
    Object.keys(tables).map((name) => /^\w+/.exec(name)?.[0] ?? name),
  );
  expect(new Set([...shown, ...withoutTable])).toEqual(new Set(Object.keys(rules)));
});

test('every message occurs in a table', () => {
  const codes = Object.values(allCases).flatMap((tables) =>
    Object.values(tables).flatMap(({ rule, refuses }) =>
      refuses.flatMap(([input]) => (v.safeParse(rule, input).issues ?? []).map((issue) => failureOf(issue).code)),
    ),
  );
  const shown = new Set<string>(codes);
  expect(Object.keys(ruleMessages).filter((code) => !shown.has(code))).toEqual([]);
});

test('an error never contains the rejected value, such as a password', () => {
  const secret = 'hunter2-secret';
  const [issue] = v.safeParse(password, secret).issues ?? [];
  expect(JSON.stringify(issue && failureOf(issue))).not.toContain('hunter2');
  expect(issue?.message).not.toContain('hunter2');
});
