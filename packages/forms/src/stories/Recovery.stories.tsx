import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import {
  FormElement,
  FormErrorSummary,
  FormNewPassword,
  FormOtpField,
  FormPasswordField,
  SubmitButton,
  useForm,
  type SubmitResult,
} from '../index.ts';
import { code, currentPassword, passwordRule, passwordsMatch } from '../rules/index.ts';
import { FormCard } from '../storybook/FormCard.tsx';

const policy = { minLength: 8, requireLowercase: true };
const recoveryRule = v.pipe(
  v.object({ code, password: passwordRule(policy), rePassword: currentPassword }),
  passwordsMatch(),
);

const onSubmit = fn<(values: object) => Promise<SubmitResult>>();

function Recovery() {
  const formId = useId();
  const form = useForm({
    schema: recoveryRule,
    initialValues: { code: '', password: '', rePassword: '' },
    onSubmit,
  });
  return (
    <FormCard
      title="Choose a new password"
      description="We sent a 6-digit code to a***@solstice.tv."
      width={400}
      footer={
        <SubmitButton form={form} formId={formId}>
          Save password
        </SubmitButton>
      }
    >
      <FormElement form={form} id={formId} aria-label="Choose a new password">
        <FormErrorSummary form={form} />
        <FormOtpField
          form={form}
          name="code"
          label="Code"
          isRequired={false}
          onComplete={() => form.focusField('password')}
        />
        <FormNewPassword form={form} name="password" label="New password" isRequired={false} policy={policy} />
        <FormPasswordField
          form={form}
          name="rePassword"
          label="Repeat the password"
          autoComplete="new-password"
          isRequired={false}
        />
      </FormElement>
    </FormCard>
  );
}

type Canvas = ReturnType<typeof within>;
const digits = (canvas: Canvas) => canvas.getByRole('textbox', { name: /Code/ });
const password = (canvas: Canvas) => canvas.getByLabelText('New password');
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save password' }));

const meta = {
  title: 'Forms/Recovery by code',
  component: Recovery,
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue({ kind: 'saved' });
  },
} satisfies Meta<typeof Recovery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(digits(canvas)).toHaveValue('');
  },
};

/** The last digit moves focus to the password. */
export const WithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('012345');
    await waitFor(() => expect(password(canvas)).toHaveFocus());
    await userEvent.keyboard('Abcdef1!');
    canvas.getByLabelText('Repeat the password').focus();
    await userEvent.keyboard('Abcdef1!');
    canvas.getByRole('button', { name: 'Save password' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(onSubmit.mock.lastCall?.[0]).toEqual({
      code: '012345',
      password: 'Abcdef1!',
      rePassword: 'Abcdef1!',
    });
  },
};

/** Changing either password removes the error of the second one. */
export const PasswordMismatch: Story = {
  play: async ({ canvas }) => {
    const repeated = canvas.getByLabelText('Repeat the password');
    await userEvent.type(digits(canvas), '012345');
    await userEvent.type(password(canvas), 'Abcdef1!');
    await userEvent.type(repeated, 'Abcdef1?');
    await save(canvas);
    await waitFor(() => expect(repeated).toHaveAccessibleDescription('The passwords do not match.'));
    await expect(repeated).toHaveFocus();
    await userEvent.clear(password(canvas));
    await userEvent.type(password(canvas), 'Abcdef1?');
    await userEvent.tab();
    await expect(repeated).toBeValid();
    await save(canvas);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  },
};
