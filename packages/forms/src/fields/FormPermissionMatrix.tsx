'use client';

import { useMessages } from '@edge-console/ui/messages';
import {
  PermissionMatrix,
  permissionMatrixMessages,
  type PermissionMatrixProps,
} from '@edge-console/ui/permission-matrix';
import { useCallback } from 'react';
import { FormField } from '../react/FormField.tsx';
import { useFormStatus } from '../react/useFormState.ts';
import type { FormControl } from '../state/form.ts';
import { valueAt } from '../state/path.ts';
import type { FieldReference } from './fieldProps.ts';
import { changedGrants, grantsOf, mergedGrants, permissionsOf, type PermissionGrant } from './grants.ts';
import { useField } from './useField.tsx';

type Grants = readonly PermissionGrant[] | null | undefined;

export type FormPermissionMatrixProps<Fields extends object> = FieldReference<Fields, readonly PermissionGrant[]> & {
  form: FormControl;
  /** Whether changed groups show their saved level; not for a role that does not exist yet. @default true */
  areChangesShown?: boolean;
} & Omit<PermissionMatrixProps, 'value' | 'savedValue' | 'onChange' | 'errorMessage' | 'id'>;

/** The permissions of a role. */
export function FormPermissionMatrix<Fields extends object>({
  form,
  name,
  areChangesShown = true,
  ...rest
}: FormPermissionMatrixProps<Fields>) {
  const { value, onChange, errorMessage, isRequired } = useField<Fields, readonly PermissionGrant[]>(
    { form, name },
    rest,
  );
  // Re-renders after saving, when nothing is changed anymore.
  useFormStatus(form);
  // FieldReference admits only permission lists.
  const saved = (valueAt(form['~internals'].baseline(), name) ?? []) as readonly PermissionGrant[];
  const messages = useMessages(permissionMatrixMessages);
  const { items } = rest;
  const formatValue = useCallback(
    (grants: unknown, other: unknown) =>
      // FieldReference admits only permission lists.
      changedGrants(items, grants as Grants, other as Grants)
        .map(({ group, to }) => messages.levelOf(group.label, messages.levels[to]))
        .join(', '),
    [items, messages],
  );
  return (
    <FormField form={form} name={name} label={rest.label} formatValue={formatValue} merge={mergedGrants}>
      <PermissionMatrix
        {...rest}
        isRequired={isRequired}
        errorMessage={errorMessage}
        value={permissionsOf(value ?? [])}
        savedValue={areChangesShown ? permissionsOf(saved) : undefined}
        onChange={(permissions) => onChange(grantsOf(permissions, saved))}
      />
    </FormField>
  );
}
