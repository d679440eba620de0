import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import * as v from 'valibot';
import { rule } from '../rules/index.ts';
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
import { FormCheckbox, type FormCheckboxProps } from './FormCheckbox.tsx';

const accepted = v.pipe(
  v.boolean(),
  rule((isAccepted: boolean) => isAccepted, 'REQUIRED', {}),
);

interface ShownProps extends Omit<FormCheckboxProps<{ terms: boolean }>, 'form' | 'name'> {
  isFree?: boolean;
}

/** A consent of a form. */
function Shown({ isFree = false, ...props }: ShownProps) {
  return (
    <FieldStage schema={v.object({ terms: isFree ? v.boolean() : accepted })} initialValues={{ terms: false }}>
      {(form) => <FormCheckbox {...props} form={form} name="terms" />}
    </FieldStage>
  );
}

const control = (canvas: Canvas) => canvas.getByRole('checkbox');
const press = async (canvas: Canvas) => {
  control(canvas).focus();
  await userEvent.keyboard(' ');
};
const use: FieldUse = {
  path: ['terms'],
  control,
  change: press,
  changeBack: press,
  showsInitial: (canvas) => expect(control(canvas)).not.toBeChecked(),
};

const meta = {
  title: 'Forms/Fields/Checkbox',
  component: Shown,
  args: { label: 'I accept the terms of service' },
  beforeEach: answerSaved,
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A consent that must be given has a star. */
export const Basics: Story = {
  play: async ({ canvas }) => {
    await expect(control(canvas)).toBeRequired();
  },
};

/** One that may be left out has none. */
export const Free: Story = {
  args: { isFree: true, label: 'Send me the release notes' },
  play: async ({ canvas }) => {
    await expect(control(canvas)).not.toBeRequired();
  },
};

/** Taken back and left, it says so. */
export const ErrorAfterLeaving: Story = {
  play: async ({ canvas }) => {
    await press(canvas);
    await userEvent.keyboard(' ');
    await expect(control(canvas)).toBeValid();
    await userEvent.tab();
    await expect(control(canvas)).toHaveAccessibleDescription('Required field.');
  },
};

export const Empty: Story = refusedEmpty(use);
export const ServerError: Story = { args: { isFree: true }, ...serverError(use) };
export const CleanAgain: Story = cleanAgain(use);
export const Reset: Story = reset(use);
