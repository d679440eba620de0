import {
  DraftNotice,
  FormElement,
  FormErrorSummary,
  SubmitButton,
  useDraft,
  useForm,
  useFormStatus,
} from '@edge-console/forms';
import { Button } from '@edge-console/ui/button';
import { Drawer } from '@edge-console/ui/drawer';
import { formatPhone } from '@edge-console/ui/formats';
import { useLeaveGuard } from '@edge-console/ui/leave-guard';
import { Skeleton } from '@edge-console/ui/skeleton';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { ErrorState } from '@edge-console/ui/states';
import { useId, useState } from 'react';
import { submitResultOf } from '../../data/submitResult.ts';
import { useMutation } from '../../data/useMutation.ts';
import type { ListDrawerProps } from '../../list-screen/defineList.ts';
import { failureText } from '../../list-screen/failureText.ts';
import { errorText } from '../../messages/errorText.ts';
import { usersMessages } from '../../messages/users.ts';
import { useViewer } from '../../viewer/ViewerProvider.tsx';
import { RetryButton } from '../failure/RetryButton.tsx';
import { useWaitReason } from '../failure/useRetryWait.ts';
import { updateUserMutation } from './documents.ts';
import { fullName } from './fullName.ts';
import { NameFields, PhoneField, RightsFields, userFieldsRule, type UserValues } from './UserFields.tsx';
import * as styles from './UserFields.css.ts';
import { type StoredUser, useStoredUser } from './useStoredUser.ts';

const texts = usersMessages.editDrawer;

function valuesOf({ name, lastName, phone, role, admin }: StoredUser): UserValues {
  return { name, lastName, phone: formatPhone(phone ?? ''), roleId: role.id, admin };
}

/** Changes a person. What is stored is read anew, so that the form begins with the version it will replace. */
export function EditUserDrawer({ id, onClose, refreshList }: ListDrawerProps) {
  const { reading, isReading, read } = useStoredUser(id);
  if (reading.kind === 'found')
    return <EditForm stored={reading.user} onReload={read} onClose={onClose} refreshList={refreshList} />;
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={texts.loading}
      footer={<Button onPress={onClose}>{usersMessages.form.cancel}</Button>}
    >
      {reading.kind === 'loading' && (
        <div className={styles.form} aria-busy>
          <Skeleton width="100%" height={36} />
          <Skeleton width="100%" height={36} />
          <Skeleton width="100%" height={36} />
        </div>
      )}
      {reading.kind === 'missing' && <ErrorState title={usersMessages.missing} />}
      {reading.kind === 'failed' && (
        <ErrorState
          title={texts.notLoaded}
          actions={<RetryButton error={reading.error} onRetry={() => void read()} isPending={isReading} />}
          reference={reading.error.requestId}
        >
          {errorText(reading.error)}
        </ErrorState>
      )}
    </Drawer>
  );
}

type EditFormProps = Omit<ListDrawerProps, 'id'> & {
  stored: StoredUser;
  onReload: ReturnType<typeof useStoredUser>['read'];
};

function EditForm({ stored, onReload, onClose, refreshList }: EditFormProps) {
  const formId = useId();
  const viewer = useViewer();
  const { show } = useSnackbar();
  const update = useMutation(updateUserMutation);
  const [base, setBase] = useState(stored);
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
      refreshList();
      show({ kind: 'success', message: texts.done(fullName({ name, lastName })) });
      onClose();
    },
  });
  const waitReason = useWaitReason(update.error);
  const draft = useDraft(form, `${viewer.user?.id ?? ''}:edit-user:${base.id}`);
  useLeaveGuard({ ...useFormStatus(form), onLeave: draft.forget });

  // After a conflict: what is stored now takes the place of what was typed, because the person said so.
  const reload = async () => {
    const found = await onReload();
    if (found.kind === 'failed')
      show({ kind: 'error', message: failureText(texts.notLoaded, found, usersMessages.missing) });
    if (found.kind !== 'found') return;
    setBase(found.user);
    form.reset(valuesOf(found.user));
  };

  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={texts.title(fullName(base))}
      description={base.email}
      footer={
        <>
          <Button onPress={onClose}>{usersMessages.form.cancel}</Button>
          <SubmitButton form={form} formId={formId} disabledReason={waitReason}>
            {texts.submit}
          </SubmitButton>
        </>
      }
    >
      <FormElement form={form} id={formId} className={styles.form}>
        <DraftNotice draft={draft} />
        <FormErrorSummary form={form} onReload={() => void reload()} />
        <NameFields form={form} />
        <PhoneField form={form} />
        <RightsFields form={form} entity={base.entity} current={base.role} isSelf={isSelf} />
      </FormElement>
    </Drawer>
  );
}
