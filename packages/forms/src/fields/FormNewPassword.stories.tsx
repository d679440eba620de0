import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { passwordRule } from '../rules/index.ts';
import { answerSaved, FieldStage, refusedEmpty, type Canvas } from '../storybook/FieldStage.tsx';
import { FormNewPassword, type FormNewPasswordProps } from './FormNewPassword.tsx';

const policy = { minLength: 10, requireLowercase: true };
const schema = v.object({ password: passwordRule(policy) });

/** A password that is chosen. */
function Shown(props: Omit<FormNewPasswordProps<{ password: string }>, 'form' | 'name'>) {
  return (
    <FieldStage schema={schema} initialValues={{ password: '' }}>
      {(form) => <FormNewPassword {...props} form={form} name="password" />}
    </FieldStage>
  );
}

const control = (canvas: Canvas) => canvas.getByLabelText(/^New password/u, { selector: 'input' });
const met = (canvas: Canvas) =>
  within(canvas.getByRole('list'))
    .getAllByRole('listitem')
    .filter((item) => !item.textContent.includes('not met')).length;

const meta = {
  title: 'Forms/Fields/New password',
  component: Shown,
  args: { label: 'New password', policy },
  beforeEach: answerSaved,
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The list tells with each key what is still needed, by the rule that validates it. */
export const Basics: Story = {
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list')).getByText(/At least 10 characters/u)).toBeVisible();
    await expect(met(canvas)).toBe(0);
    await userEvent.type(control(canvas), 'Abc1');
    await waitFor(() => expect(met(canvas)).toBe(3));
    await userEvent.type(control(canvas), '!efghi');
    await waitFor(() => expect(met(canvas)).toBe(5));
    await userEvent.tab();
    await expect(control(canvas)).toBeValid();
  },
};

export const ErrorAfterLeaving: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(control(canvas), 'abc');
    await userEvent.tab();
    await expect(control(canvas)).toHaveAccessibleDescription(/^Use at least 10 characters with/u);
  },
};

export const Empty: Story = refusedEmpty({ control });
