import * as v from 'valibot';
import { describe, expectTypeOf, test } from 'vitest';
import { email, personName, phone } from '../rules/index.ts';
import type { Form, FormFields } from '../state/form.ts';
import type { FieldNameByValue } from '../fields/fieldProps.ts';
import { useForm, type FormOptions } from './useForm.ts';

const inviteUserRule = v.object({
  entityId: v.nullish(v.string()),
  name: personName,
  lastName: personName,
  email,
  phone,
  roleId: v.nullish(v.string()),
  admin: v.nullish(v.boolean(), false),
  active: v.nullish(v.boolean(), true),
});
type Invitation = v.InferInput<typeof inviteUserRule>;

describe('types derived from the schema', () => {
  test('field names are those of the schema, by value type', () => {
    expectTypeOf<FieldNameByValue<Invitation, string>>().toEqualTypeOf<
      'entityId' | 'name' | 'lastName' | 'email' | 'phone' | 'roleId'
    >();
    expectTypeOf<FieldNameByValue<Invitation, boolean>>().toEqualTypeOf<'admin' | 'active'>();
  });

  test('a value can only be set to its own type', () => {
    expectTypeOf<Parameters<Form<Invitation>['change']>[0]>().toEqualTypeOf<keyof Invitation>();
    expectTypeOf<Form<{ admin: boolean }>['change']>().parameter(1).toEqualTypeOf<boolean>();
  });

  test('a form is assignable to a form with a subset of its fields only', () => {
    expectTypeOf<Form<Invitation>>().toExtend<FormFields<Pick<Invitation, 'name' | 'phone'>>>();
    expectTypeOf<Form<{ name: string }>>().not.toExtend<FormFields<{ name: string; phone: string }>>();
    expectTypeOf<Form<{ name: boolean }>>().not.toExtend<FormFields<{ name: string }>>();
  });

  test('a submit receives the output of the schema', () => {
    type Received = Parameters<FormOptions<typeof inviteUserRule>['onSubmit']>[0];
    expectTypeOf<Received['admin']>().toEqualTypeOf<boolean>();
  });

  test('initial values must fit the schema', () => {
    expectTypeOf(useForm<typeof inviteUserRule>).returns.toEqualTypeOf<Form<Invitation>>();
    const onSubmit = () => undefined;
    const valid: FormOptions<typeof inviteUserRule> = {
      schema: inviteUserRule,
      initialValues: { name: '', lastName: '', email: '' },
      onSubmit,
    };
    expectTypeOf(valid).not.toBeAny();
    // @ts-expect-error a field is missing
    const missing: FormOptions<typeof inviteUserRule> = { ...valid, initialValues: { name: '', email: '' } };
    expectTypeOf(missing).not.toBeAny();
  });
});
