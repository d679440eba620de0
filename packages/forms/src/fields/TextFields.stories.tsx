import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import {
  code,
  currentPassword,
  singleLineText,
  maxCharacters,
  passwordRule,
  requiredText,
  uniqueField,
} from '../rules/index.ts';
import { mockSaved, FieldStage, onSubmit, type Canvas } from '../storybook/FieldStage.tsx';
import {
  changesAndResets,
  rejectsEmpty,
  showsServerErrors,
  validatesOnLeave,
  type FieldCases,
} from '../storybook/fieldChecks.ts';
import { deferred } from '../storybook/interactions.ts';
import { FormNewPassword } from './FormNewPassword.tsx';
import { FormOtpField } from './FormOtpField.tsx';
import { FormPasswordField } from './FormPasswordField.tsx';
import { FormTextArea } from './FormTextArea.tsx';
import { FormTextField } from './FormTextField.tsx';

const isTaken = fn<(name: string) => Promise<boolean>>();

const duplicateName = { code: 'NAME_EXISTS', message: 'API token name already exists.' };
const policy = { minLength: 10, requireLowercase: true };
const schema = v.object({
  name: singleLineText(3, 60),
  description: v.pipe(requiredText, maxCharacters(40)),
  password: currentPassword,
  newPassword: passwordRule(policy),
  code,
});
const uniqueSchema = v.objectAsync({
  ...schema.entries,
  name: uniqueField(schema.entries.name, { isTaken, failure: duplicateName, delay: 0 }),
});

const filled = {
  name: 'Playback keys',
  description: 'Live events',
  password: 'secret',
  newPassword: 'Northern-lights-7',
  code: '123456',
};
const empty = { name: '', description: '', password: '', newPassword: '', code: '' };

interface TextFieldsProps {
  values: typeof filled;
  isUnique?: boolean;
  isSubmittedWhenComplete?: boolean;
}

function TextFields({ values, isUnique = false, isSubmittedWhenComplete = false }: TextFieldsProps) {
  return (
    <FieldStage schema={isUnique ? uniqueSchema : schema} initialValues={values}>
      {(form) => (
        <>
          <FormTextField form={form} name="name" label="Name" />
          <FormTextArea form={form} name="description" label="Description" characterLimit={40} />
          <FormPasswordField form={form} name="password" label="Password" />
          <FormNewPassword form={form} name="newPassword" label="New password" policy={policy} />
          <FormOtpField
            form={form}
            name="code"
            label="Code"
            description="From your authenticator app"
            onComplete={isSubmittedWhenComplete ? () => void form.submit() : undefined}
          />
        </>
      )}
    </FieldStage>
  );
}

const nameField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Name' });
const description = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Description' });
const password = (canvas: Canvas) => canvas.getByLabelText(/^Password/u, { selector: 'input' });
const newPassword = (canvas: Canvas) => canvas.getByLabelText(/^New password/u, { selector: 'input' });
const codeField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Code' });

const fields: FieldCases = [
  {
    name: 'name',
    control: nameField,
    change: (canvas) => userEvent.type(nameField(canvas), ' 2'),
    changed: 'Playback keys 2',
    changeBack: (canvas) => userEvent.type(nameField(canvas), '{Backspace>2/}'),
    showsInitial: (canvas) => expect(nameField(canvas)).toHaveValue('Playback keys'),
    emptyMessage: 'Required field.',
    invalid: {
      enter: (canvas) => userEvent.type(nameField(canvas), 'a'),
      message: 'Enter at least 3 characters.',
    },
  },
  {
    name: 'description',
    control: description,
    change: (canvas) => userEvent.type(description(canvas), '{Enter}too'),
    changed: 'Live events\ntoo',
    changeBack: (canvas) => userEvent.type(description(canvas), '{Backspace>4/}'),
    showsInitial: (canvas) => expect(description(canvas)).toHaveValue('Live events'),
    emptyMessage: 'Required field.',
    invalid: {
      enter: async (canvas) => {
        await userEvent.click(description(canvas));
        await userEvent.paste('Live events in Europe, and in all of America');
      },
      message: 'Enter at most 40 characters. 4 characters too many',
    },
  },
  {
    name: 'password',
    control: password,
    change: (canvas) => userEvent.type(password(canvas), 'x'),
    changed: 'secretx',
    changeBack: (canvas) => userEvent.type(password(canvas), '{Backspace}'),
    showsInitial: (canvas) => expect(password(canvas)).toHaveValue('secret'),
    emptyMessage: 'Required field.',
  },
  {
    name: 'newPassword',
    control: newPassword,
    change: (canvas) => userEvent.type(newPassword(canvas), 'x'),
    changed: 'Northern-lights-7x',
    changeBack: (canvas) => userEvent.type(newPassword(canvas), '{Backspace}'),
    showsInitial: (canvas) => expect(newPassword(canvas)).toHaveValue('Northern-lights-7'),
    emptyMessage: 'Required field.',
    invalid: {
      enter: (canvas) => userEvent.type(newPassword(canvas), 'abc'),
      message: 'Use at least 10 characters with',
    },
  },
  {
    name: 'code',
    control: codeField,
    change: (canvas) => userEvent.type(codeField(canvas), '{End}{Backspace}7'),
    changed: '123457',
    changeBack: (canvas) => userEvent.type(codeField(canvas), '{End}{Backspace}6'),
    showsInitial: (canvas) => expect(codeField(canvas)).toHaveValue('123456'),
    emptyMessage: 'Required field.',
    invalid: {
      enter: (canvas) => userEvent.type(codeField(canvas), '123'),
      message: 'Enter at least 6 characters.',
    },
  },
];

const meta = {
  title: 'Forms/Fields/Text',
  component: TextFields,
  subcomponents: { FormTextField, FormTextArea, FormPasswordField, FormNewPassword, FormOtpField },
  args: { values: filled },
  beforeEach: () => {
    mockSaved();
    isTaken.mockReset().mockResolvedValue(false);
  },
} satisfies Meta<typeof TextFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: changesAndResets(fields) };
export const Empty: Story = { args: { values: empty }, play: rejectsEmpty(fields) };
export const ServerError: Story = { play: showsServerErrors(fields) };
export const ErrorAfterLeaving: Story = { args: { values: empty }, play: validatesOnLeave(fields) };

/** A spinner shows while an asynchronous rule runs. Screen readers announce it. */
export const Validating: Story = {
  args: { isUnique: true },
  play: async ({ canvas }) => {
    const response = deferred<boolean>();
    isTaken.mockReturnValue(response.promise);
    await userEvent.type(nameField(canvas), ' 2');
    await userEvent.tab();
    await expect(await canvas.findByRole('progressbar', { name: 'Checking' })).toBeInTheDocument();
    await expect(canvas.getByText('Checking')).toHaveAttribute('aria-live', 'polite');
    response.resolve(true);
    await waitFor(() => expect(nameField(canvas)).toHaveAccessibleDescription('API token name already exists.'));
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};

/** The list follows each keystroke. Revealing the password keeps its text. */
export const NewPassword: Story = {
  args: { values: empty },
  play: async ({ canvas, canvasElement }) => {
    const list = within(canvas.getByRole('list'));
    const countMet = () => list.getAllByRole('listitem').filter((item) => !item.textContent.includes('not met')).length;
    await expect(countMet()).toBe(0);
    await userEvent.type(newPassword(canvas), 'Abc1');
    await waitFor(() => expect(countMet()).toBe(3));
    await userEvent.type(newPassword(canvas), '!efghi');
    await waitFor(() => expect(countMet()).toBe(5));
    const field = canvasElement.querySelector<HTMLElement>('[data-field=newPassword]') ?? canvasElement;
    await userEvent.click(within(field).getByRole('button', { name: 'Show password' }));
    await expect(newPassword(canvas)).toHaveAttribute('type', 'text');
    await expect(newPassword(canvas)).toHaveValue('Abc1!efghi');
  },
};

/** The last digit of a pasted or autofilled code submits the form. */
export const SubmittedWhenComplete: Story = {
  args: { values: { ...filled, code: '' }, isSubmittedWhenComplete: true },
  play: async ({ canvas }) => {
    await userEvent.click(codeField(canvas));
    await userEvent.paste('654 321');
    await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ ...filled, code: '654321' }));
  },
};
