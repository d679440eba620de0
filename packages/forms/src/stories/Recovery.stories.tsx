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

// As the pool's configuration asks for it.
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
      description="A code of 6 digits was sent to a***@solstice.tv."
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

/** The last digit leads on to the password: nothing to press in between. */
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

/** A code that is pasted from a mail may have spaces. */
export const CodePasted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(digits(canvas));
    await userEvent.paste(' 012 345 ');
    await expect(digits(canvas)).toHaveValue('012345');
    await waitFor(() => expect(password(canvas)).toHaveFocus());
  },
};

/** The wrong code is told at the code; the passwords stay. */
export const WrongCode: Story = {
  play: async ({ canvas }) => {
    const message = 'The code is wrong or expired. Request a new one.';
    onSubmit.mockResolvedValueOnce({
      kind: 'refused',
      errors: [{ code: 'CodeMismatchException', field: ['code'], message }],
    });
    await userEvent.type(digits(canvas), '012345');
    await userEvent.type(password(canvas), 'Abcdef1!');
    await userEvent.type(canvas.getByLabelText('Repeat the password'), 'Abcdef1!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
    await waitFor(() => expect(digits(canvas)).toHaveFocus());
    await expect(digits(canvas)).toHaveAccessibleDescription(expect.stringContaining(message));
    await expect(password(canvas)).toHaveValue('Abcdef1!');
  },
};
