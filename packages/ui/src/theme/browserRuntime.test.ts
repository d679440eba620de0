/* oxlint-disable no-restricted-imports -- what these stand for is what they are held against */
import { assignInlineVars as originalVars } from '@vanilla-extract/dynamic';
import { createRuntimeFn as original } from '@vanilla-extract/recipes/createRuntimeFn';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assignInlineVars } from './assignInlineVars.ts';
import { createRuntimeFn } from './createRuntimeFn.ts';

const recipe = {
  defaultClassName: 'base reset',
  variantClassNames: {
    size: { sm: 'small', md: '', lg: 'large' },
    tone: { neutral: 'neutral', danger: 'danger' },
    isBlock: { true: 'block', false: 'inline' },
  },
  defaultVariants: { size: 'md', isBlock: false },
  compoundVariants: [
    [{ size: 'sm', isBlock: true }, 'small-block'],
    [{ size: 'md', tone: 'danger' }, 'medium-danger'],
  ] as [Record<string, unknown>, string][],
};

const choices = fc.record(
  {
    size: fc.constantFrom('sm', 'md', 'lg', undefined),
    tone: fc.constantFrom('neutral', 'danger', undefined),
    isBlock: fc.constantFrom(true, false, undefined),
  },
  { requiredKeys: [] },
);
const sorted = (names: string) => names.split(' ').filter(Boolean).sort();

test('a recipe gives the class names that those of vanilla-extract gives', () => {
  const ours = createRuntimeFn(recipe);
  // The types of the original are those of one recipe; what is compiled has none.
  const theirs = original(recipe as unknown as Parameters<typeof original>[0]) as unknown as typeof ours;
  fc.assert(
    fc.property(choices, (chosen) => {
      expect(sorted(ours(chosen))).toEqual(sorted(theirs(chosen)));
    }),
  );
  expect(sorted(ours())).toEqual(sorted(theirs()));
});

test('variables get the values that vanilla-extract gives them', () => {
  const values = { 'var(--ec_1x0)': '12px', 'var(--ec_1x1)': '0', 'var(--ec_1x2)': undefined, 'var(--ec_1x3)': null };
  expect(assignInlineVars(values)).toEqual({ ...originalVars(values) });
  expect(assignInlineVars(values)).toEqual({ '--ec_1x0': '12px', '--ec_1x1': '0' });
});
