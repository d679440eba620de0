import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { FormElement, FormPasswordField, FormTextField, SubmitButton, useForm, type SubmitResult } from '../index.ts';
import { currentPassword, email } from '../rules/index.ts';
import { deferred } from '../storybook/interactions.ts';

const signInRule = v.object({ email, password: currentPassword });

const onSubmit = fn<(values: object) => Promise<SubmitResult>>();

function SignIn() {
  const form = useForm({ schema: signInRule, initialValues: { email: '', password: '' }, onSubmit });
  return (
    <div style={{ maxInlineSize: 360 }}>
      <FormElement form={form} aria-label="Sign in">
        <FormTextField
          form={form}
          name="email"
          label="E-mail"
          type="email"
          autoComplete="username"
          isRequired={false}
          size="xl"
        />
        <FormPasswordField form={form} name="password" label="Password" isRequired={false} size="xl" />
        <SubmitButton form={form} size="xl" isBlock>
          Sign in
        </SubmitButton>
      </FormElement>
    </div>
  );
}

const meta = {
  title: 'Forms/Sign in',
  component: SignIn,
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue({ kind: 'saved' });
  },
} satisfies Meta<typeof SignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    // A form with two required fields needs no asterisks.
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).not.toBeRequired();
  },
};

export const WithTheKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('admin@edgeworks.example');
    await userEvent.tab();
    await userEvent.keyboard(' secret {Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    // A password is never trimmed.
    await expect(onSubmit.mock.lastCall?.[0]).toEqual({ email: 'admin@edgeworks.example', password: ' secret ' });
  },
};

/** A pending form is not submitted again. */
export const PressedTwice: Story = {
  play: async ({ canvas }) => {
    const response = deferred<SubmitResult>();
    onSubmit.mockReturnValue(response.promise);
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'admin@edgeworks.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret');
    const button = canvas.getByRole('button', { name: 'Sign in' });
    await userEvent.dblClick(button);
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    response.resolve({ kind: 'saved' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};
