import type { DateRangeValue } from '@edge-console/ui/date-range';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { rule } from '../rules/index.ts';
import {
  answerSaved,
  cleanAgain,
  FieldStage,
  patiently,
  refusedEmpty,
  reset,
  serverError,
  type Canvas,
  type FieldUse,
} from '../storybook/FieldStage.tsx';
import { FormDateRange, type FormDateRangeProps } from './FormDateRange.tsx';

const isRange = (value: unknown) => value === null || (typeof value === 'object' && 'kind' in value);

type Values = { period: DateRangeValue | null };
const schema = v.object({
  period: v.pipe(
    v.custom<DateRangeValue | null>(isRange),
    rule((value: DateRangeValue | null) => value !== null, 'REQUIRED', {}),
  ),
});

interface ShownProps extends Omit<FormDateRangeProps<Values>, 'form' | 'name'> {
  initial?: DateRangeValue | null;
}

/** A span of time of a form. */
function Shown({ initial = { kind: 'relative', amount: 7, unit: 'day' }, ...props }: ShownProps) {
  return (
    <FieldStage schema={schema} initialValues={{ period: initial }}>
      {(form) => <FormDateRange {...props} form={form} name="period" />}
    </FieldStage>
  );
}

const control = (canvas: Canvas) => canvas.getByRole('button', { name: /^Period/u });
const choose = (name: RegExp) => async (canvas: Canvas) => {
  control(canvas).focus();
  await userEvent.keyboard('{ArrowDown}');
  const dialog = within(await screen.findByRole('dialog', {}, patiently));
  await userEvent.click(dialog.getByRole('radio', { name }));
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};
const use: FieldUse = {
  path: ['period'],
  control,
  change: choose(/Last 30 days/u),
  changeBack: choose(/Last 7 days/u),
  showsInitial: (canvas) => expect(control(canvas)).toHaveAccessibleName(/Last 7 days/u),
};

const meta = {
  title: 'Forms/Fields/Date range',
  component: Shown,
  args: { label: 'Period', timeZone: 'UTC', now: Date.parse('2026-11-20T12:00:00Z') },
  beforeEach: answerSaved,
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { initial: null }, ...refusedEmpty(use) };
export const ServerError: Story = serverError(use);
export const CleanAgain: Story = cleanAgain(use);
export const Reset: Story = reset(use);
