import * as v from 'valibot';
import {
  FormElement,
  FormErrorSummary,
  FormTextField,
  RequiredLegend,
  SubmitButton,
  useForm,
  type SubmitResult,
} from '../index.ts';
import { email, personName } from '../rules/index.ts';

const inviteUserRule = v.object({ name: personName, lastName: personName, email });

interface InviteUserProps {
  invite: (values: object) => Promise<SubmitResult>;
  onClose: () => void;
}

const initialValues = { name: '', lastName: '', email: '' };

export function InviteUser({ invite, onClose }: InviteUserProps) {
  const form = useForm({ schema: inviteUserRule, initialValues, onSubmit: invite, onSaved: onClose });
  return (
    <FormElement form={form} aria-label="Invite user">
      <FormErrorSummary form={form} />
      <RequiredLegend />
      <FormTextField form={form} name="name" label="Name" />
      <FormTextField form={form} name="lastName" label="Last name" />
      <FormTextField form={form} name="email" label="E-mail" type="email" />
      <SubmitButton form={form}>Send invitation</SubmitButton>
    </FormElement>
  );
}
