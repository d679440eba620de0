import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import * as v from 'valibot';
import { currentPassword } from '../rules/index.ts';
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
import { FormPasswordField, type FormPasswordFieldProps } from './FormPasswordField.tsx';

const schema = v.object({ password: currentPassword });

interface ShownProps extends Omit<FormPasswordFieldProps<{ password: string }>, 'form' | 'name'> {
  initial?: string;
}

/** A password of a form that exists already. */
function Shown({ initial = '', ...props }: ShownProps) {
  return (
    <FieldStage schema={schema} initialValues={{ password: initial }}>
      {(form) => <FormPasswordField {...props} form={form} name="password" />}
    </FieldStage>
  );
}

const control = (canvas: Canvas) => canvas.getByLabelText(/^Password/u, { selector: 'input' });
const use: FieldUse = {
  path: ['password'],
  control,
  change: (canvas) => userEvent.type(control(canvas), 'x'),
  changeBack: (canvas) => userEvent.type(control(canvas), '{Backspace}'),
  showsInitial: (canvas) => expect(control(canvas)).toHaveValue(''),
};

const meta = {
  title: 'Forms/Fields/Password field',
  component: Shown,
  args: { label: 'Password' },
  beforeEach: answerSaved,
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** It stays what was typed when it is shown and hidden again. */
export const Basics: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(control(canvas), 'Secret 1!');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(control(canvas)).toHaveAttribute('type', 'text');
    await expect(control(canvas)).toHaveValue('Secret 1!');
  },
};

export const Empty: Story = refusedEmpty(use);

export const ServerError: Story = { args: { initial: 'wrong' }, ...serverError(use) };
export const CleanAgain: Story = cleanAgain(use);
export const Reset: Story = reset(use);
