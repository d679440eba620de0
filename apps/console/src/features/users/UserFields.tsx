import { type FormFields, FormSelect, FormTextField } from '@edge-console/forms';
import { inviteUserRule } from '@edge-console/domain';
import { Notice } from '@edge-console/ui/notice';
import * as v from 'valibot';
import { useQuery } from '../../api/useQuery.ts';
import { errorText } from '../../api/errorText.ts';
import { userFormMessages } from '../../records/user/userFormMessages.ts';
import { RetryButton } from '../../records/feedback/RetryButton.tsx';
import { assignableRolesQuery } from '../../records/account/queries.ts';
import { roleChoiceOf } from './roleChoice.ts';
import * as styles from './UserFields.css.ts';

const messages = userFormMessages.form;

/** Rules shared by both user forms. */
export const userFieldsRule = v.pick(inviteUserRule, ['name', 'lastName', 'phone', 'roleId']);

export type UserValues = v.InferInput<typeof userFieldsRule>;

export type UserRole = { id: string; name: string; description: string | null };

export function NameFields({ form }: { form: FormFields<UserValues> }) {
  return (
    <div className={styles.pair}>
      <FormTextField form={form} name="name" label={messages.name} autoComplete="off" />
      <FormTextField form={form} name="lastName" label={messages.lastName} autoComplete="off" />
    </div>
  );
}

export function PhoneField({ form }: { form: FormFields<UserValues> }) {
  return (
    <FormTextField
      form={form}
      name="phone"
      label={messages.phone}
      type="tel"
      inputMode="tel"
      isOptionalShown
      description={messages.phoneHint}
      autoComplete="off"
    />
  );
}

/** The role in an account. `current`: the stored one, which can exceed what the viewer can grant. */
export function RightsFields({
  form,
  entity,
  current,
  fixedReason,
}: {
  form: FormFields<UserValues>;
  /** The account, whose type determines the roles. Null for the viewer's own. */
  entity: { id: string; name: string } | null;
  current?: UserRole & { admin: boolean };
  /** Why it cannot be changed. */
  fixedReason?: string | undefined;
}) {
  const { data, error, refetch, isFetching } = useQuery(assignableRolesQuery, { entityId: entity?.id ?? null });
  const assignable = data?.assignableRoles ?? [];
  const choice = current && roleChoiceOf({ roleId: current.id, admin: current.admin });
  const roles = [
    ...(current && choice !== undefined && !assignable.some(({ id }) => id === choice)
      ? [choice === current.id ? current : { ...current, id: choice, name: messages.withAdmin(current.name) }]
      : []),
    ...assignable,
  ];
  return (
    <>
      <hr className={styles.rule} />
      {data === undefined && error && (
        <Notice
          tone="danger"
          title={messages.rolesNotLoaded}
          action={<RetryButton size="sm" error={error} onRetry={refetch} isPending={isFetching} />}
        >
          {errorText(error)}
        </Notice>
      )}
      <FormSelect
        form={form}
        name="roleId"
        label={messages.role}
        items={roles.map(({ id, name, description }) => ({
          id,
          label: name,
          ...(description === null ? {} : { description }),
        }))}
        description={fixedReason ?? messages.roleHint(entity?.name ?? '')}
        isDisabled={fixedReason !== undefined}
      />
    </>
  );
}
