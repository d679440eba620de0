import { FormElement, FormTextField, SubmitButton, useFormStatus } from '@edge-console/forms';
import { inviteUserRule } from '@edge-console/domain';
import { Avatar } from '@edge-console/ui/avatar';
import { Button } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { formatPhone } from '@edge-console/ui/formats';
import { useId } from 'react';
import * as v from 'valibot';
import { EmailAddress } from '../../records/account/EmailAddress.tsx';
import { useQueryClient } from '../../api/QueryClientProvider.tsx';
import { FormNotices } from '../../records/form/FormNotices.tsx';
import { useRecordForm } from '../../records/form/useRecordForm.ts';
import { errorMessages } from '../../core/messages/errors.ts';
import { myAccountMessages } from '../../core/messages/myAccount.ts';
import type { Viewer } from '../../api/viewer/viewer.ts';
import { useViewerStore } from '../../api/viewer/ViewerProvider.tsx';
import { fullName } from '../../api/viewer/fullName.ts';
import { myContactQuery } from './queries.ts';
import * as styles from './MyAccount.css.ts';
import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';

const updateProfileMutation = graphql(
  `
    mutation UpdateProfile($input: ProfileInput!) {
      updateProfile(input: $input) {
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const messages = myAccountMessages.profile;

/** Required here, unlike in the mutation's rule, because the form has all fields. */
const schema = v.pick(inviteUserRule, ['name', 'lastName', 'phone']);

export type ProfileFormProps = {
  user: NonNullable<Viewer['user']>;
  email: string;
  /** Null without permission to see it; then it is unchanged. */
  contact: { phone: string | null } | null;
  onClose: () => void;
};

/** Edits the user's details in place of their card. */
export function ProfileForm({ user, email, contact, onClose }: ProfileFormProps) {
  const formId = useId();
  const queryClient = useQueryClient();
  const viewerStore = useViewerStore();
  const objectForm = useRecordForm({
    schema,
    initialValues: { name: user.name, lastName: user.lastName, phone: formatPhone(contact?.phone ?? '') },
    draftKey: 'profile',
    mutation: updateProfileMutation,
    variables: ({ name, lastName, phone }) => ({
      input: { name, lastName, ...(contact && { phone: phone ?? null }) },
    }),
    done: () => messages.saved,
    failed: errorMessages.notSaved,
    onSaved: () => {
      void viewerStore.refresh({ isForced: true });
      void queryClient.refetchQueries(myContactQuery).catch(() => undefined);
      onClose();
    },
  });
  const { form, waitReason } = objectForm;
  const { isSaving } = useFormStatus(form);
  const name = fullName(user);
  return (
    <Card
      title={name}
      description={<EmailAddress>{email}</EmailAddress>}
      media={<Avatar name={name} size="lg" />}
      footer={
        <span className={styles.atEnd}>
          <span className={styles.textColumn}>
            <Button onPress={onClose} isDisabled={isSaving}>
              {myAccountMessages.cancel}
            </Button>
            <SubmitButton form={form} formId={formId} disabledReason={waitReason}>
              {messages.save}
            </SubmitButton>
          </span>
        </span>
      }
    >
      <FormElement form={form} id={formId} className={styles.profileForm}>
        <FormNotices {...objectForm} />
        <div className={styles.names}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- "Edit", which had the focus, is gone */}
          <FormTextField form={form} name="name" label={messages.name} autoComplete="given-name" autoFocus />
          <FormTextField form={form} name="lastName" label={messages.lastName} autoComplete="family-name" />
        </div>
        {contact && (
          <FormTextField
            form={form}
            name="phone"
            label={messages.phone}
            type="tel"
            inputMode="tel"
            isOptionalShown
            autoComplete="tel"
          />
        )}
      </FormElement>
    </Card>
  );
}
