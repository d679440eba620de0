import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { failureOf } from './index.ts';

export type Rule = v.GenericSchema<unknown, unknown>;

/** The value a rule hands on, or the text a person reads. */
export function result(rule: Rule, input: unknown): { value: unknown } | { text: string } {
  const result = v.safeParse(rule, input);
  const [issue] = result.issues ?? [];
  return issue ? { text: failureOf(issue).message } : { value: result.output };
}

export interface RuleCases {
  rule: Rule;
  /** An input, and what is made of it. */
  accepts: readonly (readonly [input: unknown, output: unknown])[];
  /** An input, and the text that refuses it. */
  refuses: readonly (readonly [input: unknown, text: string])[];
  /** Most characters of a text that a pattern may read; what is longer must be refused before. @default 4166 */
  mostRead?: number;
}

const anything = fc.oneof(
  fc.anything(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);

const units = ['a', 'A', '1', '-', '.', 'a.', 'a-', 'https://', ' ', '\u{1F600}', '\u{202E}', '<'];

/** The table of a rule, and what holds of every rule. */
export function describeRule(name: string, { rule, accepts, refuses, mostRead = 2 * 2083 }: RuleCases): void {
  describe(`${name}`, () => {
    test.each(accepts)('accepts %j', (input, output) => {
      expect(result(rule, input)).toEqual({ value: output });
    });

    test.each(refuses)('refuses %j', (input, text) => {
      expect(result(rule, input)).toEqual({ text });
    });

    test('answers whatever it is given with a value or a text', () => {
      const answers = fc.property(anything, (input) => {
        const answer = result(rule, input);
        return 'value' in answer || answer.text.endsWith('.');
      });
      expect(fc.check(answers).counterexample).toBeNull();
    });

    test('accepts what it made of an input, and makes the same of it again', () => {
      const inputs = accepts.map(([input]) => input).filter((input) => typeof input === 'string');
      const typed = inputs.length === 0 ? fc.constant('') : fc.constantFrom(...inputs);
      const insertion = fc.tuple(typed, fc.nat(40), fc.string({ unit: 'grapheme', maxLength: 2 }));
      const isStable = fc.property(insertion, ([input, place, text]) => {
        const answer = result(rule, input.slice(0, place) + text + input.slice(place));
        return !('value' in answer) || isDeepStrictEqual(result(rule, answer.value), answer);
      });
      expect(fc.check(isStable).counterexample).toBeNull();
    });

    // Time cannot be asserted on a shared machine; how much of a long text the patterns are given to read can.
    test('gives its patterns no more than a bounded beginning of 50,000 characters', () => {
      const tested = vi.spyOn(RegExp.prototype, 'test');
      const executed = vi.spyOn(RegExp.prototype, 'exec');
      for (const unit of units) v.safeParse(rule, unit.repeat(50_000));
      const calls = [tested, executed].flatMap((spy) =>
        spy.mock.calls.map(([text], index) => ({ text, pattern: spy.mock.contexts[index] as RegExp })),
      );
      vi.restoreAllMocks();
      const read = calls
        // The blank check stops at the first visible character.
        .filter(({ pattern }) => !pattern.source.startsWith('[^\\s'))
        .map(({ text }) => text.length);
      expect(read.reduce((most, length) => Math.max(most, length), 0)).toBeLessThanOrEqual(mostRead);
    });
  });
}
