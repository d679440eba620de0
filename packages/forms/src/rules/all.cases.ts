import { addressCases } from './address.cases.ts';
import type { RuleCases } from './describeRule.fixture.ts';
import { fileCases } from './file.cases.ts';
import { instantCases } from './instant.cases.ts';
import { multilineCases } from './multilineText.cases.ts';
import { nameCases } from './name.cases.ts';
import { passwordCases } from './password.cases.ts';
import { userCases } from './user.cases.ts';
import { selectionCases } from './selection.cases.ts';
import { stepCases } from './step.cases.ts';
import { valueCases } from './value.cases.ts';

/** Every rule with accepted and rejected values: used by the tests and by the documentation page about rules. */
export const allCases: Readonly<Record<string, Readonly<Record<string, RuleCases>>>> = {
  People: userCases,
  Passwords: passwordCases,
  Names: nameCases,
  Addresses: addressCases,
  'Long texts': multilineCases,
  Moments: instantCases,
  Choices: selectionCases,
  Files: fileCases,
  'Numbers and JSON': valueCases,
  Steps: stepCases,
};
