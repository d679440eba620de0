import type { DateRangeValue } from '@edge-console/ui/date-range';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { calendarDay, failure, numberInRange, rule } from '../rules/index.ts';
import {
  mockSaved,
  FieldStage,
  onSubmit,
  withLoadTimeout,
  reset,
  save,
  type Canvas,
} from '../storybook/FieldStage.tsx';
import {
  changesAndResets,
  rejectsEmpty,
  showsServerErrors,
  validatesOnLeave,
  type FieldCases,
} from '../storybook/fieldChecks.ts';
import { FormDateField } from './FormDateField.tsx';
import { FormDatePicker } from './FormDatePicker.tsx';
import { FormDateRange } from './FormDateRange.tsx';
import { FormNumberField } from './FormNumberField.tsx';
import { FormRangeSlider } from './FormRangeSlider.tsx';
import { FormSlider } from './FormSlider.tsx';

const isRange = (value: unknown) => value === null || (typeof value === 'object' && 'kind' in value);

const schema = v.object({
  ttl: v.pipe(v.nullable(v.number()), numberInRange({ min: 1, max: 1800, step: 1 })),
  share: v.number(),
  load: v.tuple([v.number(), v.number()]),
  starts: v.nullable(calendarDay),
  expires: v.pipe(v.nullable(v.string()), calendarDay),
  period: v.pipe(
    v.custom<DateRangeValue | null>(isRange),
    rule((value: DateRangeValue | null) => value !== null, failure('REQUIRED')),
  ),
});
type Values = v.InferInput<typeof schema>;

const filled: Values = {
  ttl: 60,
  share: 40,
  load: [20, 60],
  starts: '2026-11-20',
  expires: '2026-11-27',
  period: { kind: 'relative', amount: 7, unit: 'day' },
};
const empty: Values = { ...filled, ttl: null, starts: null, expires: null, period: null };

const today = '2026-11-20';
const now = Date.parse(`${today}T12:00:00Z`);
const percent = (value: number) => `${value}%`;

interface NumberAndDateFieldsProps {
  values: Values;
}

function NumberAndDateFields({ values }: NumberAndDateFieldsProps) {
  return (
    <FieldStage schema={schema} initialValues={values}>
      {(form) => (
        <>
          <FormNumberField form={form} name="ttl" label="Time to live" unit="seconds" description="From 1 to 1800" />
          <FormSlider form={form} name="share" label="Share of peers" formatValue={percent} />
          <FormRangeSlider form={form} name="load" label="Load" formatValue={percent} />
          <FormDateField form={form} name="starts" label="Starts" today={today} />
          <FormDatePicker form={form} name="expires" label="Expires" today={today} />
          <FormDateRange form={form} name="period" label="Period" timeZone="UTC" now={now} />
        </>
      )}
    </FieldStage>
  );
}

const textbox = (name: string) => (canvas: Canvas) => canvas.getByRole('textbox', { name });
const slider = (name: string) => (canvas: Canvas) => canvas.getByRole('slider', { name });
const ttlField = textbox('Time to live');
const share = slider('Share of peers');
const loadEnd = slider('Load, To');
const starts = textbox('Starts');
const expires = textbox('Expires');
const period = (canvas: Canvas) => canvas.getByRole('button', { name: /^Period/u });

// Synthetic key events do not move a native slider.
const slide = async (control: HTMLElement, value: number) => {
  await fireEvent.change(control, { target: { value } });
};
const choosePeriod = async (canvas: Canvas, name: RegExp) => {
  period(canvas).focus();
  await userEvent.keyboard('{ArrowDown}');
  const dialog = within(await screen.findByRole('dialog', {}, withLoadTimeout));
  await userEvent.click(dialog.getByRole('radio', { name }));
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};
const replaceText = async (control: HTMLElement, text: string) => {
  await userEvent.clear(control);
  await userEvent.paste(text);
};

const fields: FieldCases = [
  {
    name: 'ttl',
    control: ttlField,
    change: (canvas) => userEvent.type(ttlField(canvas), '{ArrowUp}'),
    changed: 61,
    changeBack: (canvas) => userEvent.type(ttlField(canvas), '{ArrowDown}'),
    showsInitial: (canvas) => expect(ttlField(canvas)).toHaveValue('60'),
    emptyMessage: 'Required field.',
    invalid: {
      enter: (canvas) => replaceText(ttlField(canvas), '0'),
      message: 'Enter a whole number from 1 to 1800.',
    },
  },
  {
    name: 'share',
    control: share,
    change: (canvas) => slide(share(canvas), 50),
    changed: 50,
    changeBack: (canvas) => slide(share(canvas), 40),
    showsInitial: (canvas) => expect(share(canvas)).toHaveValue('40'),
  },
  {
    name: 'load',
    control: loadEnd,
    change: (canvas) => slide(loadEnd(canvas), 80),
    changed: [20, 80],
    changeBack: (canvas) => slide(loadEnd(canvas), 60),
    showsInitial: (canvas) => expect(loadEnd(canvas)).toHaveValue('60'),
  },
  {
    name: 'starts',
    control: starts,
    change: (canvas) => userEvent.type(starts(canvas), '{ArrowUp}'),
    changed: '2026-11-21',
    changeBack: (canvas) => userEvent.type(starts(canvas), '{ArrowDown}'),
    showsInitial: (canvas) => expect(starts(canvas)).toHaveValue('20 Nov 2026'),
  },
  {
    name: 'expires',
    control: expires,
    change: (canvas) => userEvent.type(expires(canvas), '{ArrowUp}'),
    changed: '2026-11-28',
    changeBack: (canvas) => userEvent.type(expires(canvas), '{ArrowDown}'),
    showsInitial: (canvas) => expect(expires(canvas)).toHaveValue('27 Nov 2026'),
    emptyMessage: 'Required field.',
  },
  {
    name: 'period',
    control: period,
    change: (canvas) => choosePeriod(canvas, /Last 30 days/u),
    changed: { kind: 'relative', amount: 30, unit: 'day' },
    changeBack: (canvas) => choosePeriod(canvas, /Last 7 days/u),
    showsInitial: (canvas) => expect(period(canvas)).toHaveAccessibleName(/Last 7 days/u),
    emptyMessage: 'Required field.',
  },
];

const meta = {
  title: 'Forms/Fields/Numbers and dates',
  component: NumberAndDateFields,
  subcomponents: { FormNumberField, FormSlider, FormRangeSlider, FormDateField, FormDatePicker, FormDateRange },
  args: { values: filled },
  beforeEach: mockSaved,
} satisfies Meta<typeof NumberAndDateFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: changesAndResets(fields) };
export const Empty: Story = { args: { values: empty }, play: rejectsEmpty(fields) };
export const ServerError: Story = { play: showsServerErrors(fields) };
export const ErrorAfterLeaving: Story = { play: validatesOnLeave(fields) };

/** Text that is no number or date is rejected, also in an optional field, and stays until it is corrected or reset. */
export const Unreadable: Story = {
  play: async ({ canvas }) => {
    await replaceText(ttlField(canvas), '1,2,3');
    await replaceText(starts(canvas), '31 Jun 2026');
    await save(canvas);
    await waitFor(() => expect(ttlField(canvas)).toHaveAccessibleDescription(/Enter a number\./u));
    await waitFor(() => expect(starts(canvas)).toHaveAccessibleDescription('Enter a date, for example 20 Nov 2026.'));
    await expect(ttlField(canvas)).toHaveValue('1,2,3');
    await expect(starts(canvas)).toHaveValue('31 Jun 2026');
    await expect(onSubmit).not.toHaveBeenCalled();
    await reset(canvas);
    await expect(ttlField(canvas)).toHaveValue('60');
    await expect(ttlField(canvas)).toBeValid();
    await expect(starts(canvas)).toHaveValue('20 Nov 2026');
    await expect(starts(canvas)).toBeValid();
  },
};

/** Focus stays in the field, so it is not validated while its calendar is open. */
export const Calendar: Story = {
  args: { values: empty },
  play: async ({ canvas }) => {
    const input = expires(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Expires from a calendar' }));
    const dialog = within(await screen.findByRole('dialog', {}, withLoadTimeout));
    await expect(input).toBeValid();
    await userEvent.click(dialog.getByRole('button', { name: /November 24/u }));
    await waitFor(() => expect(input).toHaveValue('24 Nov 2026'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
