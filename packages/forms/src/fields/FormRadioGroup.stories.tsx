import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import * as v from 'valibot';
import { requiredText } from '../rules/index.ts';
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
import { FormRadioGroup, type FormRadioGroupProps } from './FormRadioGroup.tsx';

const schema = v.object({ access: requiredText });

interface ShownProps extends Omit<FormRadioGroupProps<{ access: string }>, 'form' | 'name'> {
  initial?: string;
}

/** One of a few things of a form, all in view. */
function Shown({ initial = 'read', ...props }: ShownProps) {
  return (
    <FieldStage schema={schema} initialValues={{ access: initial }}>
      {(form) => <FormRadioGroup {...props} form={form} name="access" />}
    </FieldStage>
  );
}

const control = (canvas: Canvas) => canvas.getByRole('radiogroup', { name: /^Access/u });
const choose = (name: string) => (canvas: Canvas) => userEvent.click(canvas.getByRole('radio', { name }));
const use: FieldUse = {
  path: ['access'],
  control,
  change: choose('Manage'),
  changeBack: choose('Read'),
  showsInitial: (canvas) => expect(canvas.getByRole('radio', { name: 'Read' })).toBeChecked(),
};

const meta = {
  title: 'Forms/Fields/Radio group',
  component: Shown,
  args: {
    label: 'Access',
    items: [
      { id: 'none', label: 'None' },
      { id: 'read', label: 'Read' },
      { id: 'manage', label: 'Manage' },
    ],
  },
  beforeEach: answerSaved,
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One stop of the Tab key; the arrow keys choose. */
export const Basics: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Read' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Manage' })).toBeChecked();
    await expect(canvas.getByTestId('unsaved')).toHaveTextContent('Unsaved changes');
  },
};

export const Empty: Story = { args: { initial: '' }, ...refusedEmpty(use) };

/** The focus goes to the radio that is chosen, where Tab would bring it. */
export const ServerError: Story = serverError({
  ...use,
  change: async (canvas) => {
    await expect(canvas.getByRole('radio', { name: 'Read' })).toHaveFocus();
    await choose('Manage')(canvas);
  },
});

export const CleanAgain: Story = cleanAgain(use);
export const Reset: Story = reset(use);
