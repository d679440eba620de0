import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import * as v from 'valibot';
import {
  answerSaved,
  cleanAgain,
  FieldStage,
  reset,
  serverError,
  type Canvas,
  type FieldUse,
} from '../storybook/FieldStage.tsx';
import { FormSwitch, type FormSwitchProps } from './FormSwitch.tsx';

const schema = v.object({ active: v.boolean() });

/** A yes or no of a form. */
function Shown(props: Omit<FormSwitchProps<{ active: boolean }>, 'form' | 'name'>) {
  return (
    <FieldStage schema={schema} initialValues={{ active: true }}>
      {(form) => <FormSwitch {...props} form={form} name="active" />}
    </FieldStage>
  );
}

const control = (canvas: Canvas) => canvas.getByRole('switch', { name: 'Active' });
const press = async (canvas: Canvas) => {
  control(canvas).focus();
  await userEvent.keyboard(' ');
};
const use: FieldUse = {
  path: ['active'],
  control,
  change: press,
  changeBack: press,
  showsInitial: (canvas) => expect(control(canvas)).toBeChecked(),
};

const meta = {
  title: 'Forms/Fields/Switch',
  component: Shown,
  args: { label: 'Active', description: 'Can sign in as soon as the invitation is accepted' },
  beforeEach: answerSaved,
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ServerError: Story = serverError(use);
export const CleanAgain: Story = cleanAgain(use);
export const Reset: Story = reset(use);
