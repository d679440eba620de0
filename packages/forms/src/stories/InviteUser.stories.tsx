import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import {
  FormElement,
  FormErrorSummary,
  FormSelect,
  FormSwitch,
  FormTextField,
  RequiredLegend,
  SubmitButton,
  useForm,
  type SubmitResult,
} from '../index.ts';
import { email, oneOf, personName, phone } from '../rules/index.ts';

const onSubmit = fn<(values: object) => Promise<SubmitResult>>();

const initialValues = { name: '', lastName: '', email: '', phone: '', roleId: 'regular', admin: false, active: true };
const roles = [
  { id: 'admin', label: 'Administrator' },
  { id: 'regular', label: 'Regular' },
  { id: 'readOnly', label: 'Read-only' },
];

const inviteUserRule = v.object({
  name: personName,
  lastName: personName,
  email,
  phone,
  roleId: oneOf(roles.map(({ id }) => id)),
  admin: v.boolean(),
  active: v.boolean(),
});

function InviteUser() {
  const form = useForm({ schema: inviteUserRule, initialValues, onSubmit });
  return (
    <div style={{ maxInlineSize: 432 }}>
      <FormElement form={form} aria-label="Invite user">
        <FormErrorSummary form={form} />
        <RequiredLegend />
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, alignItems: 'start' }}>
          <FormTextField form={form} name="name" label="Name" autoComplete="off" />
          <FormTextField form={form} name="lastName" label="Last name" autoComplete="off" />
        </div>
        <FormTextField form={form} name="email" label="E-mail" type="email" autoComplete="off" />
        <FormTextField
          form={form}
          name="phone"
          label="Phone"
          type="tel"
          isOptionalShown
          description="Include the country code, for example +46 700 123 456."
        />
        <FormSelect form={form} name="roleId" label="Role" items={roles} />
        <FormSwitch form={form} name="admin" label="Account administrator" />
        <FormSwitch form={form} name="active" label="Active" />
        <div>
          <SubmitButton form={form}>Send invitation</SubmitButton>
        </div>
      </FormElement>
    </div>
  );
}

type Canvas = ReturnType<typeof within>;
const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));

async function fill(canvas: Canvas) {
  await userEvent.type(field(canvas, 'Name'), 'Leïla');
  await userEvent.type(field(canvas, 'Last name'), 'Haddad');
  await userEvent.type(field(canvas, 'E-mail'), 'amara.okafor@solstice.tv');
}

const exists = {
  code: 'EMAIL_EXISTS',
  field: ['email'],
  message: 'Could not create the account: this e-mail is already in use.',
};

const meta = {
  title: 'Forms/Invite user',
  component: InviteUser,
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue({ kind: 'saved' });
  },
} satisfies Meta<typeof InviteUser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(field(canvas, 'E-mail')).toBeRequired();
    await expect(field(canvas, 'Phone optional')).not.toBeRequired();
  },
};

export const SubmitsTransformedValues: Story = {
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.type(field(canvas, 'Name'), '  ');
    await userEvent.click(field(canvas, 'Phone optional'));
    await userEvent.paste('+33 (0)6.12.34');
    await userEvent.click(canvas.getByRole('button', { name: /Role/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Read-only' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Active' }));
    await send(canvas);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(onSubmit.mock.lastCall?.[0]).toEqual({
      name: 'Leïla',
      lastName: 'Haddad',
      email: 'amara.okafor@solstice.tv',
      phone: '33061234',
      roleId: 'readOnly',
      admin: false,
      active: false,
    });
  },
};

export const ValidatedOnBlur: Story = {
  play: async ({ canvas }) => {
    const email = field(canvas, 'E-mail');
    await userEvent.type(email, 'amara');
    await expect(email).toHaveAccessibleDescription('');
    await userEvent.tab();
    await expect(email).toHaveAccessibleDescription('Enter a valid e-mail.');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(email, '@solstice.tv');
    await expect(email).toHaveAccessibleDescription('');
  },
};

/** A server error is shown at its field until the user edits that field. */
export const DuplicateEmail: Story = {
  play: async ({ canvas }) => {
    onSubmit.mockResolvedValueOnce({ kind: 'refused', errors: [exists] });
    await fill(canvas);
    await send(canvas);
    const email = field(canvas, 'E-mail');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(exists.message);
    await expect(canvas.getAllByText(exists.message)).toHaveLength(1);
    await userEvent.type(field(canvas, 'Name'), ' Amal');
    await expect(email).toBeInvalid();
    await userEvent.clear(email);
    await expect(email).not.toHaveAttribute('aria-invalid');
    await userEvent.type(email, 'leila@solstice.tv');
    await send(canvas);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  },
};

/** An error of an unknown field is shown above the form. */
export const UnknownField: Story = {
  play: async ({ canvas }) => {
    const error = { code: 'ROLE_ESCALATION', field: ['admin', 'nowhere'], message: 'This role is above your own.' };
    onSubmit.mockResolvedValue({ kind: 'refused', errors: [error] });
    await fill(canvas);
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This role is above your own.');
    await expect(field(canvas, 'Name')).toHaveValue('Leïla');
  },
};

export const NetworkError: Story = {
  play: async ({ canvas }) => {
    const message = 'Network error. Check your connection and try again.';
    onSubmit.mockResolvedValueOnce({ kind: 'failed', message });
    await fill(canvas);
    await send(canvas);
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent(message);
    await expect(field(canvas, 'Last name')).toHaveValue('Haddad');
    await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
  },
};
