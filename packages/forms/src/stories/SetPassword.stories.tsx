import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import {
  FormElement,
  FormErrorSummary,
  FormNewPassword,
  FormPasswordField,
  SubmitButton,
  useForm,
  type SubmitResult,
} from '../index.ts';
import { currentPassword, passwordRule, passwordsMatch } from '../rules/index.ts';

const onSubmit = fn<(values: object) => Promise<SubmitResult>>();

// As the pool's configuration asks for it; the demo pool wants a lowercase letter too.
const policy = { minLength: 8, requireLowercase: true };
const schema = v.pipe(v.object({ password: passwordRule(policy), rePassword: currentPassword }), passwordsMatch());

function SetPassword() {
  const form = useForm({ schema, initialValues: { password: '', rePassword: '' }, onSubmit });
  return (
    <div style={{ maxInlineSize: 360 }}>
      <FormElement form={form} aria-label="Choose a password">
        <FormErrorSummary form={form} />
        <FormNewPassword form={form} name="password" label="New password" policy={policy} />
        <FormPasswordField form={form} name="rePassword" label="Repeat the password" autoComplete="new-password" />
        <SubmitButton form={form}>Save password</SubmitButton>
      </FormElement>
    </div>
  );
}

const meta = {
  title: 'Forms/Set password',
  component: SetPassword,
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue({ kind: 'saved' });
  },
} satisfies Meta<typeof SetPassword>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list says what the password still needs while it is typed, before any error. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^New password/), 'abc1');
    await expect(canvas.getByText('An uppercase letter')).toBeVisible();
    await expect(canvas.getByLabelText(/^New password/)).toBeValid();
  },
};

export const MadeEqual: Story = {
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText(/^New password/);
    const repeated = canvas.getByLabelText(/^Repeat the password/);
    await userEvent.type(password, 'Abcdef1!');
    await userEvent.type(repeated, 'Abcdef1?{Enter}');
    await waitFor(() => expect(repeated).toHaveAccessibleDescription('The passwords do not match.'));
    await expect(repeated).toHaveFocus();
    // A change of either field removes the error.
    await userEvent.clear(password);
    await userEvent.type(password, 'Abcdef1?');
    await userEvent.tab();
    await expect(repeated).toBeValid();
    await userEvent.type(repeated, '{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  },
};
