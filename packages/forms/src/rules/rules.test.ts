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

/** What the entry exports beside rules, and rules that cannot be asked at once: they have tests of their own. */
const withoutTable = new Set([
  // They ask somebody else (uniqueness.test.ts) or read a file (file.test.ts).
  'unique',
  'uniqueField',
  'chosenFile',
  'chosenFiles',
  // What rules are made of, and what is read out of them.
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
  'passwordDemands',
  'passwordRequirements',
]);

test('every rule has its table', () => {
  const shown = Object.values(allCases).flatMap((tables) =>
    Object.keys(tables).map((name) => /^\w+/.exec(name)?.[0] ?? name),
  );
  expect(new Set([...shown, ...withoutTable])).toEqual(new Set(Object.keys(rules)));
});

test("every message is some table's", () => {
  const codes = Object.values(allCases).flatMap((tables) =>
    Object.values(tables).flatMap(({ rule, refuses }) =>
      refuses.flatMap(([input]) => (v.safeParse(rule, input).issues ?? []).map((issue) => failureOf(issue).code)),
    ),
  );
  const shown = new Set<string>(codes);
  expect(Object.keys(ruleMessages).filter((code) => !shown.has(code))).toEqual([]);
});

test('a refusal never carries the refused value: passwords end in no message', () => {
  const secret = 'hunter2-secret';
  const [issue] = v.safeParse(password, secret).issues ?? [];
  expect(JSON.stringify(issue && failureOf(issue))).not.toContain('hunter2');
  expect(issue?.message).not.toContain('hunter2');
});
