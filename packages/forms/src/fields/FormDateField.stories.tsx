import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { calendarDay } from '../rules/index.ts';
import {
  answerSaved,
  cleanAgain,
  FieldStage,
  patiently,
  onSubmit,
  refusedEmpty,
  reset,
  save,
  serverError,
  type Canvas,
  type FieldUse,
} from '../storybook/FieldStage.tsx';
import { FormDateField, type FormDateFieldProps } from './FormDateField.tsx';
import { FormDatePicker } from './FormDatePicker.tsx';

const schema = v.object({ expires: v.nullable(calendarDay) });
const requiredSchema = v.object({ expires: v.pipe(v.nullable(v.string()), calendarDay) });

interface ShownProps extends Omit<FormDateFieldProps<{ expires: string | null }>, 'form' | 'name'> {
  initial?: string | null;
  isNeeded?: boolean;
  hasCalendar?: boolean;
}

/** A day of a form. */
function Shown({ initial = '2026-11-20', isNeeded = false, hasCalendar = false, ...props }: ShownProps) {
  const Field = hasCalendar ? FormDatePicker : FormDateField;
  return (
    <FieldStage schema={isNeeded ? requiredSchema : schema} initialValues={{ expires: initial }}>
      {(form) => <Field {...props} form={form} name="expires" />}
    </FieldStage>
  );
}

const control = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Expires' });
const use: FieldUse = {
  path: ['expires'],
  control,
  change: (canvas) => userEvent.type(control(canvas), '{ArrowUp}'),
  changeBack: (canvas) => userEvent.type(control(canvas), '{ArrowDown}'),
  showsInitial: (canvas) => expect(control(canvas)).toHaveValue('20 Nov 2026'),
};

const meta = {
  title: 'Forms/Fields/Date field',
  component: Shown,
  args: { label: 'Expires', today: '2026-11-20' },
  beforeEach: answerSaved,
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Basics: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(control(canvas));
    await userEvent.type(control(canvas), '24 dec{Enter}');
    await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ expires: '2026-12-24' }));
  },
};

/** What is no date is refused, also where there need not be one, and stays to be mended. */
export const NoDate: Story = {
  args: { initial: null },
  play: async ({ canvas }) => {
    await userEvent.type(control(canvas), '31 Jun 2026');
    await save(canvas);
    await waitFor(() => expect(control(canvas)).toHaveFocus());
    await expect(control(canvas)).toHaveValue('31 Jun 2026');
    await expect(control(canvas)).toHaveAccessibleDescription('Write a date like 20 Nov 2026.');
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(control(canvas)).toHaveValue('');
    await expect(control(canvas)).toBeValid();
  },
};

export const Empty: Story = { args: { initial: null, isNeeded: true }, ...refusedEmpty(use) };
export const ServerError: Story = serverError(use);
export const CleanAgain: Story = cleanAgain(use);
export const Reset: Story = reset(use);

/** Chosen in a calendar, the field is not left: nothing is validated while it is open. */
export const WithCalendar: Story = {
  args: { hasCalendar: true, initial: null, isNeeded: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Expires in a calendar' }));
    const dialog = within(await screen.findByRole('dialog', {}, patiently));
    await expect(control(canvas)).toBeValid();
    await userEvent.click(dialog.getByRole('button', { name: /November 24/u }));
    await waitFor(() => expect(control(canvas)).toHaveValue('24 Nov 2026'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
