'use client';

import { useMessages } from '@edge-console/ui/messages';
import {
  PermissionMatrix,
  permissionMatrixMessages,
  type PermissionMatrixProps,
} from '@edge-console/ui/permission-matrix';
import { useCallback } from 'react';
import { BoundField } from '../react/BoundField.tsx';
import { useFormStatus } from '../react/useFormState.ts';
import type { FormControl } from '../state/form.ts';
import { valueAt } from '../state/path.ts';
import type { FieldOf } from './fieldNames.ts';
import { differingGrants, grantsOf, mergedGrants, permissionsOf, type PermissionGrant } from './grants.ts';
import { useBound } from './useBound.tsx';

type Grants = readonly PermissionGrant[] | null | undefined;

export type FormPermissionMatrixProps<Fields extends object> = FieldOf<Fields, readonly PermissionGrant[]> & {
  form: FormControl;
  /** Whether groups that differ from what is saved say what they were; not for a role that does not exist yet. @default true */
  areChangesShown?: boolean;
} & Omit<PermissionMatrixProps, 'value' | 'savedValue' | 'onChange' | 'errorMessage' | 'id'>;

/** The permissions of a role. */
export function FormPermissionMatrix<Fields extends object>({
  form,
  name,
  areChangesShown = true,
  ...rest
}: FormPermissionMatrixProps<Fields>) {
  const { value, onChange, errorMessage, isRequired } = useBound<Fields, readonly PermissionGrant[]>(
    { form, name },
    rest,
  );
  // Once it is saved nothing has changed any more.
  useFormStatus(form);
  // What stands at the name is what FieldOf admits there.
  const saved = (valueAt(form['~internals'].baseline(), name) ?? []) as readonly PermissionGrant[];
  const texts = useMessages(permissionMatrixMessages);
  const { items } = rest;
  const describe = useCallback(
    (grants: unknown, beside: unknown) =>
      // What stands at the name is what FieldOf admits there.
      differingGrants(items, grants as Grants, beside as Grants)
        .map(({ group, to }) => texts.levelOf(group.label, texts.levels[to]))
        .join(', '),
    [items, texts],
  );
  return (
    <BoundField form={form} name={name} label={rest.label} describe={describe} merge={mergedGrants}>
      <PermissionMatrix
        {...rest}
        isRequired={isRequired}
        errorMessage={errorMessage}
        value={permissionsOf(value ?? [])}
        savedValue={areChangesShown ? permissionsOf(saved) : undefined}
        onChange={(permissions) => onChange(grantsOf(permissions, saved))}
      />
    </BoundField>
  );
}
