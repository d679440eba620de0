import { FormElement, FormErrorSummary, SubmitButton, useForm, useFormStatus } from '@edge-console/forms';
import { Button } from '@edge-console/ui/button';
import { Drawer } from '@edge-console/ui/drawer';
import { useLeaveGuard } from '@edge-console/ui/leave-guard';
import { Skeleton } from '@edge-console/ui/skeleton';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { ErrorState } from '@edge-console/ui/states';
import { useEffect, useId, useState } from 'react';
import type { ResultOf } from '../../data/graphql.ts';
import { submitResultOf } from '../../data/submitResult.ts';
import { useMutation } from '../../data/useMutation.ts';
import { useQuery } from '../../data/useQuery.ts';
import { usersMessages } from '../../messages/users.ts';
import { useViewer } from '../../viewer/ViewerProvider.tsx';
import { fullName } from './columns.tsx';
import { updateUserMutation, userQuery, usersQuery } from './documents.ts';
import { NameFields, PhoneField, RightsFields, userFieldsRule, type UserValues } from './UserFields.tsx';
import * as styles from './UserFields.css.ts';

const texts = usersMessages.editDrawer;

type EditedUser = Extract<NonNullable<ResultOf<typeof userQuery>['node']>, { __typename: 'User' }>;

function valuesOf({ name, lastName, phone, role, admin }: EditedUser): UserValues {
  return { name, lastName, phone: phone ?? '', roleId: role.id, admin };
}

/** Changes a person. What is stored is read anew, so that the form begins with the version it will replace. */
export function EditUserDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(userQuery, { id });
  const node = query.data?.node;
  if (node?.__typename === 'User') return <EditForm stored={node} onReload={query.reload} onClose={onClose} />;
  const isMissing = query.data !== undefined || query.error?.kind === 'notFound';
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={texts.loading}
      footer={<Button onPress={onClose}>{usersMessages.form.cancel}</Button>}
    >
      {isMissing || query.error ? (
        <ErrorState
          title={isMissing ? texts.vanished : texts.notLoaded}
          {...(isMissing ? {} : { onRetry: query.reload, reference: query.error?.requestId })}
        />
      ) : (
        <div className={styles.form} aria-busy>
          <Skeleton width="100%" height={36} />
          <Skeleton width="100%" height={36} />
          <Skeleton width="100%" height={36} />
        </div>
      )}
    </Drawer>
  );
}

function EditForm({ stored, onReload, onClose }: { stored: EditedUser; onReload: () => void; onClose: () => void }) {
  const formId = useId();
  const viewer = useViewer();
  const { show } = useSnackbar();
  const update = useMutation(updateUserMutation, { refreshes: [usersQuery, userQuery] });
  // The version the person sees. A newer one that arrives in the background must not slip under his changes.
  const [base, setBase] = useState(stored);
  const [isReloading, setIsReloading] = useState(false);
  const isSelf = viewer.user?.id === base.id;
  const form = useForm({
    schema: userFieldsRule,
    initialValues: valuesOf(base),
    onSubmit: async ({ name, lastName, phone, roleId, admin }, { signal, overwriteVersion }) => {
      const own = { name, lastName, phone: phone ?? null };
      const input = isSelf ? own : { ...own, roleId: roleId ?? null, admin: admin ?? null };
      return submitResultOf(
        await update.run({ id: base.id, expectedVersion: overwriteVersion ?? base.version, input }, signal),
      );
    },
    onSaved: ({ name, lastName }) => {
      show({ kind: 'success', message: texts.done(fullName({ name, lastName })) });
      onClose();
    },
  });
  useLeaveGuard(useFormStatus(form));
  useEffect(() => {
    if (!isReloading || stored.version === base.version) return;
    setIsReloading(false);
    setBase(stored);
    form.reset(valuesOf(stored));
  }, [isReloading, stored, base.version, form]);

  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={texts.title(fullName(base))}
      description={base.email}
      footer={
        <>
          <Button onPress={onClose}>{usersMessages.form.cancel}</Button>
          <SubmitButton form={form} formId={formId}>
            {texts.submit}
          </SubmitButton>
        </>
      }
    >
      <FormElement form={form} id={formId} className={styles.form}>
        <FormErrorSummary
          form={form}
          onReload={() => {
            setIsReloading(true);
            onReload();
          }}
        />
        <NameFields form={form} />
        <PhoneField form={form} />
        <RightsFields form={form} entityName={base.entity.name} current={base.role} isSelf={isSelf} />
      </FormElement>
    </Drawer>
  );
}
