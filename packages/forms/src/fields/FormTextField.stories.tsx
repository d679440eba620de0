import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { lineOfText, uniqueField } from '../rules/index.ts';
import { held } from '../storybook/held.ts';
import {
  answerSaved,
  cleanAgain,
  FieldStage,
  onSubmit,
  refusedEmpty,
  reset,
  save,
  serverError,
  type Canvas,
  type FieldUse,
} from '../storybook/FieldStage.tsx';
import { FormTextField, type FormTextFieldProps } from './FormTextField.tsx';

const isTaken = fn<(name: string) => Promise<boolean>>();

interface ShownProps extends Omit<FormTextFieldProps<{ name: string }>, 'form' | 'name'> {
  initial?: string;
  isUnique?: boolean;
}

/** One line of text of a form. */
function Shown({ initial = 'Playback keys', isUnique = false, ...props }: ShownProps) {
  const schema = isUnique
    ? v.objectAsync({ name: uniqueField(lineOfText(3, 60), { isTaken, code: 'TOKEN_NAME_EXISTS', delay: 0 }) })
    : v.object({ name: lineOfText(3, 60) });
  return (
    <FieldStage schema={schema} initialValues={{ name: initial }}>
      {(form) => <FormTextField {...props} form={form} name="name" />}
    </FieldStage>
  );
}

const control = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Name' });
const use: FieldUse = {
  path: ['name'],
  control,
  change: (canvas) => userEvent.type(control(canvas), ' 2'),
  changeBack: (canvas) => userEvent.type(control(canvas), '{Backspace}{Backspace}'),
  showsInitial: (canvas) => expect(control(canvas)).toHaveValue('Playback keys'),
};

const meta = {
  title: 'Forms/Fields/Text field',
  component: Shown,
  args: { label: 'Name' },
  beforeEach: () => {
    answerSaved();
    isTaken.mockReset().mockResolvedValue(false);
  },
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Basics: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(control(canvas)).toHaveFocus();
    await expect(control(canvas)).toBeRequired();
    await userEvent.keyboard('{End} 2{Enter}');
    await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ name: 'Playback keys 2' }));
  },
};

/** Nothing is said while one types for the first time; a shown error goes with the key that puts it right. */
export const ErrorAfterLeaving: Story = {
  args: { initial: '' },
  play: async ({ canvas }) => {
    await userEvent.type(control(canvas), 'a');
    await expect(control(canvas)).toBeValid();
    await userEvent.tab();
    await expect(control(canvas)).toHaveAccessibleDescription(/at least/u);
    await userEvent.type(control(canvas), 'bc');
    await expect(control(canvas)).toBeValid();
  },
};

export const Empty: Story = { args: { initial: '' }, ...refusedEmpty(use) };
export const ServerError: Story = serverError(use);
export const CleanAgain: Story = cleanAgain(use);
export const Reset: Story = reset(use);

/** While the server is asked whether the name is free, a spinner stands at the end, and it is read out. */
export const Validating: Story = {
  args: { isUnique: true },
  play: async ({ canvas }) => {
    const answer = held<boolean>();
    isTaken.mockReturnValue(answer.promise);
    await userEvent.type(control(canvas), ' 2');
    await userEvent.tab();
    await expect(await canvas.findByRole('progressbar', { name: 'Checking' })).toBeInTheDocument();
    await expect(canvas.getByText('Checking')).toHaveAttribute('aria-live', 'polite');
    answer.answer(true);
    await waitFor(() => expect(control(canvas)).toHaveAccessibleDescription('API token name already exists.'));
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};

/** It is asked still. */
export const ValidatingStill: Story = {
  args: { isUnique: true },
  play: async ({ canvas }) => {
    isTaken.mockReturnValue(new Promise(() => {}));
    await userEvent.type(control(canvas), ' 2');
    await userEvent.tab();
    await expect(await canvas.findByRole('progressbar', { name: 'Checking' })).toBeInTheDocument();
  },
};

/** Autofill: the browser sets the value without a key, and fires two events. */
export const FilledInByTheBrowser: Story = {
  play: async ({ canvas }) => {
    const input = control(canvas) as HTMLInputElement;
    input.value = 'Filled in';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await save(canvas);
    await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ name: 'Filled in' }));
  },
};

export const Pasted: Story = {
  args: { initial: '' },
  play: async ({ canvas }) => {
    await userEvent.click(control(canvas));
    await userEvent.paste('Pasted name');
    await save(canvas);
    await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ name: 'Pasted name' }));
  },
};

/** During a composition (IME) nothing is validated, and the text is not touched. */
export const Composition: Story = {
  play: async ({ canvas }) => {
    const input = control(canvas) as HTMLInputElement;
    await userEvent.clear(input);
    await fireEvent.compositionStart(input);
    for (const text of ['に', 'にほ', 'にほん']) {
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, data: text }));
    }
    await expect(input).toHaveValue('にほん');
    await expect(canvas.getByTestId('unsaved')).toHaveTextContent('Unsaved changes');
    input.value = '日本放送';
    await fireEvent.compositionEnd(input, { data: '日本放送' });
    await save(canvas);
    await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ name: '日本放送' }));
  },
};
