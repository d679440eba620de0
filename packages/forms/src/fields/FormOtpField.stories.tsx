import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { code } from '../rules/index.ts';
import {
  answerSaved,
  cleanAgain,
  FieldStage,
  onSubmit,
  refusedEmpty,
  reset,
  serverError,
  type Canvas,
  type FieldUse,
} from '../storybook/FieldStage.tsx';
import { FormOtpField, type FormOtpFieldProps } from './FormOtpField.tsx';

const schema = v.object({ code });

interface ShownProps extends Omit<FormOtpFieldProps<{ code: string }>, 'form' | 'name'> {
  initial?: string;
  isSentAtOnce?: boolean;
}

/** A one-time code of a form. */
function Shown({ initial = '123456', isSentAtOnce = false, ...props }: ShownProps) {
  return (
    <FieldStage schema={schema} initialValues={{ code: initial }}>
      {(form) => (
        <FormOtpField
          {...props}
          {...(isSentAtOnce && { onComplete: () => void form.submit() })}
          form={form}
          name="code"
        />
      )}
    </FieldStage>
  );
}

const control = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Code' });
const use: FieldUse = {
  path: ['code'],
  control,
  change: (canvas) => userEvent.type(control(canvas), '{End}{Backspace}'),
  changeBack: (canvas) => userEvent.type(control(canvas), '{End}6'),
  showsInitial: (canvas) => expect(control(canvas)).toHaveValue('123456'),
};

const meta = {
  title: 'Forms/Fields/One-time code',
  component: Shown,
  args: { label: 'Code', description: 'From your authenticator app' },
  beforeEach: answerSaved,
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { initial: '' },
};

export const Basics: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(control(canvas)).toBeRequired();
  },
};

/** Pasted or filled in by a phone, it is sent with its last digit. */
export const SentWithItsLastDigit: Story = {
  args: { initial: '', isSentAtOnce: true },
  play: async ({ canvas }) => {
    await userEvent.click(control(canvas));
    await userEvent.paste('654 321');
    await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ code: '654321' }));
  },
};

export const ErrorAfterLeaving: Story = {
  args: { initial: '' },
  play: async ({ canvas }) => {
    await userEvent.type(control(canvas), '123');
    await expect(control(canvas)).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(control(canvas)).toBeInvalid());
  },
};

export const Empty: Story = { args: { initial: '' }, ...refusedEmpty(use) };
export const ServerError: Story = serverError(use);
export const CleanAgain: Story = cleanAgain(use);
export const Reset: Story = reset(use);
