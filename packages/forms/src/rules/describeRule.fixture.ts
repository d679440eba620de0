import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { failureOf } from './index.ts';

export type Rule = v.GenericSchema<unknown, unknown>;

/** The output of a rule, or its error text. */
export function result(rule: Rule, input: unknown): { value: unknown } | { text: string } {
  const result = v.safeParse(rule, input);
  const [issue] = result.issues ?? [];
  return issue ? { text: failureOf(issue).message } : { value: result.output };
}

export interface RuleCases {
  rule: Rule;
  /** Inputs and their outputs. */
  accepts: readonly (readonly [input: unknown, output: unknown])[];
  /** Inputs and their error texts. */
  refuses: readonly (readonly [input: unknown, text: string])[];
  /** Maximum characters that a pattern can read; longer text must be rejected first. @default 4166 */
  maxRead?: number;
}

const anything = fc.oneof(
  fc.anything(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
);

const units = ['a', 'A', '1', '-', '.', 'a.', 'a-', 'https://', ' ', '\u{1F600}', '\u{202E}', '<'];

/** Tests a rule's table, and the properties every rule must have. */
export function describeRule(name: string, { rule, accepts, refuses, maxRead = 2 * 2083 }: RuleCases): void {
  describe(`${name}`, () => {
    test.each(accepts)('accepts %j', (input, output) => {
      expect(result(rule, input)).toEqual({ value: output });
    });

    test.each(refuses)('rejects %j', (input, text) => {
      expect(result(rule, input)).toEqual({ text });
    });

    test('returns a value or an error for any input', () => {
      const hasOutcome = fc.property(anything, (input) => {
        const outcome = result(rule, input);
        return 'value' in outcome || outcome.text.endsWith('.');
      });
      expect(fc.check(hasOutcome).counterexample).toBeNull();
    });

    test('accepts its own output and does not change it', () => {
      const inputs = accepts.map(([input]) => input).filter((input) => typeof input === 'string');
      const typed = inputs.length === 0 ? fc.constant('') : fc.constantFrom(...inputs);
      const insertion = fc.tuple(typed, fc.nat(40), fc.string({ unit: 'grapheme', maxLength: 2 }));
      const isStable = fc.property(insertion, ([input, offset, text]) => {
        const outcome = result(rule, input.slice(0, offset) + text + input.slice(offset));
        return !('value' in outcome) || isDeepStrictEqual(result(rule, outcome.value), outcome);
      });
      expect(fc.check(isStable).counterexample).toBeNull();
    });

    // Measures how much text the patterns read, because time is unreliable on a shared machine.
    test('bounds the length of the text that its patterns read', () => {
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
      expect(read.reduce((max, length) => Math.max(max, length), 0)).toBeLessThanOrEqual(maxRead);
    });
  });
}
