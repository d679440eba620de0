import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { ttl } from '../rules/index.ts';
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
import { FormNumberField, type FormNumberFieldProps } from './FormNumberField.tsx';

// Empty is refused with the words of a missing value.
const schema = v.object({ ttl: v.pipe(v.nullable(v.number()), v.number(), ttl) });

interface ShownProps extends Omit<FormNumberFieldProps<{ ttl: number | null }>, 'form' | 'name'> {
  initial?: number | null;
}

/** A number of a form. */
function Shown({ initial = 60, ...props }: ShownProps) {
  return (
    <FieldStage schema={schema} initialValues={{ ttl: initial }}>
      {(form) => <FormNumberField {...props} form={form} name="ttl" />}
    </FieldStage>
  );
}

const control = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Time to live' });
const use: FieldUse = {
  path: ['ttl'],
  control,
  change: (canvas) => userEvent.type(control(canvas), '{ArrowUp}'),
  changeBack: (canvas) => userEvent.type(control(canvas), '{ArrowDown}'),
  showsInitial: (canvas) => expect(control(canvas)).toHaveValue('60'),
};

const meta = {
  title: 'Forms/Fields/Number field',
  component: Shown,
  args: { label: 'Time to live', unit: 'seconds', description: 'From 1 to 1800' },
  beforeEach: answerSaved,
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The number is taken when it is complete: Enter sends it. */
export const Basics: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(control(canvas)).toHaveFocus();
    await userEvent.clear(control(canvas));
    await userEvent.type(control(canvas), '90{Enter}');
    await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ ttl: 90 }));
  },
};

/** The number that the error tells of is the one that was entered. */
export const ErrorAfterLeaving: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(control(canvas));
    await userEvent.type(control(canvas), '0');
    await expect(control(canvas)).toBeValid();
    await userEvent.click(canvas.getByTestId('unsaved'));
    await waitFor(() => expect(control(canvas)).toHaveAccessibleDescription(/Enter a whole number from 1 to 1800\./u));
    await expect(control(canvas)).toHaveValue('0');
    await userEvent.type(control(canvas), '{ArrowUp}');
    await waitFor(() => expect(control(canvas)).toBeValid());
  },
};

/** What cannot be read is neither lost nor sent as something else. */
export const Unreadable: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(control(canvas));
    await userEvent.paste('1,2,3');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(control(canvas)).toHaveAccessibleDescription(/Enter a number\./u));
    await expect(control(canvas)).toHaveValue('1,2,3');
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { initial: null }, ...refusedEmpty(use) };
export const ServerError: Story = serverError(use);
export const CleanAgain: Story = cleanAgain(use);
export const Reset: Story = reset(use);
