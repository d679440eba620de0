import { FormElement, FormPermissionMatrix, FormTextArea, FormTextField } from '@edge-console/forms';
import type { PermissionArea } from '@edge-console/ui/permission-matrix';
import { type ReactNode, useId } from 'react';
import { FormNotices } from '../../records/form/FormNotices.tsx';
import type { RecordForm } from '../../records/form/useRecordForm.ts';
import { RecordPage, type RecordPageProps } from '../../records/list/RecordPage.tsx';
import { rolesMessages } from './messages.ts';
import { ReviewChanges } from './ReviewChanges.tsx';
import * as styles from './Roles.css.ts';
import type { RoleValues } from './roleValues.ts';

const messages = rolesMessages.form;
export type RoleFormPageProps = {
  header: Omit<RecordPageProps, 'children'>;
  objectForm: RecordForm<RoleValues>;
  areas: readonly PermissionArea[];
  /** The stored values, which changes are compared with. */
  saved: RoleValues;
  /** The role's ID; undefined for a new role. */
  id?: string;
  onCancel?: () => void;
  /** Above the form. */
  notice?: ReactNode;
  children?: ReactNode;
};

/** The role form: name, permissions, and pending changes. */
export function RoleFormPage({ header, objectForm, areas, saved, id, onCancel, notice, children }: RoleFormPageProps) {
  const formId = useId();
  const { form } = objectForm;
  return (
    <RecordPage {...header}>
      <div className={styles.columns}>
        <FormElement form={form} id={formId} className={styles.form}>
          <FormNotices {...objectForm} headingLevel={2} />
          {notice}
          <div className={styles.named}>
            <FormTextField form={form} name="name" label={messages.name} autoComplete="off" />
            <FormTextArea form={form} name="description" label={messages.description} minRows={1} />
          </div>
          <FormPermissionMatrix
            form={form}
            name="permissions"
            label={messages.permissions}
            items={areas}
            headingLevel={2}
            areChangesShown={id !== undefined}
          />
        </FormElement>
        <div className={styles.review}>
          <ReviewChanges {...{ objectForm, formId, areas, saved, id, onCancel }} />
        </div>
      </div>
      {children}
    </RecordPage>
  );
}
