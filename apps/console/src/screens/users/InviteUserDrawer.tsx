import { FormSwitch, FormTextField } from '@edge-console/forms';
import { inviteUserRule } from '@edge-console/forms/rules';
import * as v from 'valibot';
import { FormDrawer } from '../../form-drawer/FormDrawer.tsx';
import type { ListDrawerProps } from '../../list-screen/defineList.ts';
import { usersMessages } from '../../messages/users.ts';
import { useViewer } from '../../viewer/ViewerProvider.tsx';
import { inviteUserMutation } from './documents.ts';
import { NameFields, PhoneField, RightsFields } from './UserFields.tsx';

const { inviteDrawer: texts, form: labels } = usersMessages;
// People are invited to the viewer's own account; choosing another one comes with the accounts screen.
const schema = v.omit(inviteUserRule, ['entityId']);
const initialValues = { name: '', lastName: '', email: '', phone: '', roleId: 'regular', admin: false, active: true };

/** Invites a person to the viewer's own account. */
export function InviteUserDrawer({ onClose, refreshList }: ListDrawerProps) {
  const { entity } = useViewer();
  return (
    <FormDrawer
      title={texts.title}
      description={texts.description}
      submitLabel={texts.submit}
      schema={schema}
      initialValues={initialValues}
      draftKey="invite-user"
      mutation={inviteUserMutation}
      variables={({ phone, roleId, ...rest }) => ({
        input: { ...rest, phone: phone ?? null, roleId: roleId ?? null },
      })}
      done={({ email }) => texts.done(email)}
      onSaved={refreshList}
      onClose={onClose}
    >
      {(form) => (
        <>
          <NameFields form={form} />
          <FormTextField
            form={form}
            name="email"
            label={labels.email}
            type="email"
            inputMode="email"
            autoComplete="off"
          />
          <PhoneField form={form} />
          <RightsFields form={form} entity={entity} />
          <FormSwitch form={form} name="active" label={labels.active} description={labels.activeHint} />
        </>
      )}
    </FormDrawer>
  );
}
