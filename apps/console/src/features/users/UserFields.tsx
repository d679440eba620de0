import { type FormFields, FormSelect, FormSwitch, FormTextField } from '@edge-console/forms';
import { inviteUserRule } from '@edge-console/domain';
import { Notice } from '@edge-console/ui/notice';
import * as v from 'valibot';
import { hasAdministratorRole } from '../../auth/access/access.ts';
import { useQuery } from '../../api/useQuery.ts';
import { errorText } from '../../api/errorText.ts';
import { userFormMessages } from '../../records/user/userFormMessages.ts';
import { useViewer } from '../../api/viewer/ViewerProvider.tsx';
import { RetryButton } from '../../records/feedback/RetryButton.tsx';
import { assignableRolesQuery } from '../../records/account/queries.ts';
import * as styles from './UserFields.css.ts';

const messages = userFormMessages.form;

/** Rules shared by both user forms. */
export const userFieldsRule = v.pick(inviteUserRule, ['name', 'lastName', 'phone', 'roleId', 'admin']);

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

export type FixedRights = { role?: string; admin?: string };

/**
 * Role and administrator flag in an account. `current`: the current role, which can exceed what the viewer can grant.
 */
export function RightsFields({
  form,
  entity,
  current,
  fixed = {},
}: {
  form: FormFields<UserValues>;
  /** The account, whose type determines the roles. Null for the viewer's own. */
  entity: { id: string; name: string } | null;
  current?: UserRole;
  /** Why one of them cannot be changed by anyone. */
  fixed?: FixedRights;
}) {
  const viewer = useViewer();
  const { data, error, refetch, isFetching } = useQuery(assignableRolesQuery, { entityId: entity?.id ?? null });
  const assignable = data?.assignableRoles ?? [];
  const roles = current && !assignable.some(({ id }) => id === current.id) ? [current, ...assignable] : assignable;
  const adminReason = fixed.admin ?? (hasAdministratorRole(viewer) ? undefined : messages.adminOnly);
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
        {...(fixed.role === undefined ? {} : { isDisabled: true, description: fixed.role })}
      />
      <FormSwitch
        form={form}
        name="admin"
        label={messages.admin}
        description={messages.adminHint(entity?.name ?? '')}
        {...(adminReason === undefined ? {} : { disabledReason: adminReason })}
      />
    </>
  );
}
