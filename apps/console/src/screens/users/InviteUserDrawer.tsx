import {
  DraftNotice,
  FormElement,
  FormErrorSummary,
  FormSwitch,
  FormTextField,
  SubmitButton,
  useDraft,
  useForm,
  useFormStatus,
} from '@edge-console/forms';
import { inviteUserRule } from '@edge-console/forms/rules';
import { Button } from '@edge-console/ui/button';
import { Drawer } from '@edge-console/ui/drawer';
import { useLeaveGuard } from '@edge-console/ui/leave-guard';
import { useSnackbar } from '@edge-console/ui/snackbar';
import { useId } from 'react';
import * as v from 'valibot';
import { submitResultOf } from '../../data/submitResult.ts';
import { useMutation } from '../../data/useMutation.ts';
import type { ListDrawerProps } from '../../list-screen/defineList.ts';
import { usersMessages } from '../../messages/users.ts';
import { useViewer } from '../../viewer/ViewerProvider.tsx';
import { useWaitReason } from '../failure/useRetryWait.ts';
import { inviteUserMutation } from './documents.ts';
import { NameFields, PhoneField, RightsFields } from './UserFields.tsx';
import * as styles from './UserFields.css.ts';

const texts = usersMessages.inviteDrawer;
// People are invited to the viewer's own account; choosing another one comes with the accounts screen.
const schema = v.omit(inviteUserRule, ['entityId']);
const initialValues = { name: '', lastName: '', email: '', phone: '', roleId: 'regular', admin: false, active: true };

/** Invites a person to the viewer's own account. */
export function InviteUserDrawer({ onClose, refreshList }: ListDrawerProps) {
  const formId = useId();
  const { entity, user } = useViewer();
  const { show } = useSnackbar();
  const invite = useMutation(inviteUserMutation);
  const form = useForm({
    schema,
    initialValues,
    onSubmit: async ({ phone, roleId, ...rest }, { signal }) =>
      submitResultOf(await invite.run({ input: { ...rest, phone: phone ?? null, roleId: roleId ?? null } }, signal)),
    onSaved: ({ email }) => {
      refreshList();
      show({ kind: 'success', message: texts.done(email) });
      onClose();
    },
  });
  const waitReason = useWaitReason(invite.error);
  const draft = useDraft(form, `${user?.id ?? ''}:invite-user`);
  useLeaveGuard({ ...useFormStatus(form), onLeave: draft.forget });

  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={texts.title}
      description={texts.description}
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
        <FormErrorSummary form={form} />
        <NameFields form={form} />
        <FormTextField
          form={form}
          name="email"
          label={usersMessages.form.email}
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <PhoneField form={form} />
        <RightsFields form={form} entity={entity} />
        <FormSwitch
          form={form}
          name="active"
          label={usersMessages.form.active}
          description={usersMessages.form.activeHint}
        />
      </FormElement>
    </Drawer>
  );
}
