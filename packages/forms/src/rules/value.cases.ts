import { jsonObject, numberInRange, validJson } from './index.ts';
import type { RuleCases } from './describeRule.fixture.ts';

const required = 'Required field.';

export const valueCases: Record<string, RuleCases> = {
  'validJson(50)': {
    rule: validJson(50),
    maxRead: 100,
    accepts: [
      [' { "prefetch": true }\n', ' { "prefetch": true }\n'],
      ['null', 'null'],
    ],
    refuses: [
      ['', required],
      ['{ "prefetch" }', 'This is not valid JSON.'],
      ["{ 'prefetch': true }", 'This is not valid JSON.'],
      [`"${'a'.repeat(49)}"`, 'Enter at most 50 characters.'],
    ],
  },
  'jsonObject(50)': {
    rule: jsonObject(50),
    accepts: [[{ a: [1] }, { a: [1] }]],
    refuses: [
      [[], 'Enter a JSON object, in curly braces.'],
      [null, 'Enter a JSON object, in curly braces.'],
      [{ a: 'x'.repeat(50) }, 'Enter at most 50 characters.'],
    ],
  },
  'numberInRange({ min: 0, max: 120, step: 0.5 })': {
    rule: numberInRange({ min: 0, max: 120, step: 0.5 }),
    accepts: [
      [0, 0],
      [119.5, 119.5],
    ],
    refuses: [
      [-0.5, 'Enter a number from 0 to 120 in steps of 0.5.'],
      [120.5, 'Enter a number from 0 to 120 in steps of 0.5.'],
      [0.3, 'Enter a number from 0 to 120 in steps of 0.5.'],
      [null, required],
    ],
  },
  'numberInRange({ min: 1, max: 5, step: 1 })': {
    rule: numberInRange({ min: 1, max: 5, step: 1 }),
    accepts: [[5, 5]],
    refuses: [[1.5, 'Enter a whole number from 1 to 5.']],
  },
};
