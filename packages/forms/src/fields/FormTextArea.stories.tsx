import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import * as v from 'valibot';
import { maxCharacters, requiredText } from '../rules/index.ts';
import {
  answerSaved,
  cleanAgain,
  FieldStage,
  refusedEmpty,
  reset,
  serverError,
  type Canvas,
  type FieldUse,
} from '../storybook/FieldStage.tsx';
import { FormTextArea, type FormTextAreaProps } from './FormTextArea.tsx';

const schema = v.object({ description: v.pipe(requiredText, maxCharacters(40)) });

interface ShownProps extends Omit<FormTextAreaProps<{ description: string }>, 'form' | 'name'> {
  initial?: string;
}

/** Several lines of text of a form. */
function Shown({ initial = 'Live events', ...props }: ShownProps) {
  return (
    <FieldStage schema={schema} initialValues={{ description: initial }}>
      {(form) => <FormTextArea {...props} form={form} name="description" />}
    </FieldStage>
  );
}

const control = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Description' });
const use: FieldUse = {
  path: ['description'],
  control,
  change: (canvas) => userEvent.type(control(canvas), '{Enter}'),
  changeBack: (canvas) => userEvent.type(control(canvas), '{Backspace}'),
  showsInitial: (canvas) => expect(control(canvas)).toHaveValue('Live events'),
};

const meta = {
  title: 'Forms/Fields/Text area',
  component: Shown,
  args: { label: 'Description', characterLimit: 40 },
  beforeEach: answerSaved,
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Basics: Story = {
  play: async ({ canvas }) => {
    await expect(control(canvas)).toBeRequired();
    await expect(control(canvas)).toHaveAccessibleDescription('11 / 40');
  },
};

/** What is too much is not cut; once it is left, the rule says so. */
export const ErrorAfterLeaving: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(control(canvas), ' in Europe, and in all of America');
    await expect(control(canvas)).toBeValid();
    await userEvent.tab();
    await expect(control(canvas)).toHaveAccessibleDescription('Enter at most 40 characters. 4 characters too many');
    await userEvent.type(control(canvas), '{Backspace>4/}');
    await expect(control(canvas)).toBeValid();
  },
};

export const Empty: Story = { args: { initial: '' }, ...refusedEmpty(use) };
export const ServerError: Story = serverError(use);
export const CleanAgain: Story = cleanAgain(use);
export const Reset: Story = reset(use);
