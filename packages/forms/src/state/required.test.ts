import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { failure, rule } from '../rules/index.ts';
import { atOnce } from '../testing/openForm.ts';
import { createFormStore } from './formStore.ts';
import { isRequired } from './required.ts';

const accepted = rule((isAccepted: boolean) => isAccepted, failure('REQUIRED'));

describe('a boolean field', () => {
  const schema = v.object({ active: v.boolean(), terms: v.pipe(v.boolean(), accepted) });
  const form = createFormStore(
    { schema, initialValues: { active: true, terms: false }, onSubmit: () => undefined },
    atOnce,
  );

  test('is not required if false is valid', () => {
    expect(isRequired(form, 'active')).toBe(false);
  });

  test('is required if false is rejected', () => {
    expect(isRequired(form, 'terms')).toBe(true);
  });
});
