import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { requiredText } from '../rules/index.ts';
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
import { FormCombobox, type FormComboboxProps } from './FormCombobox.tsx';

const schema = v.object({ region: v.pipe(v.nullable(v.string()), requiredText) });

interface ShownProps extends Omit<FormComboboxProps<{ region: string | null }>, 'form' | 'name'> {
  initial?: string | null;
}

/** One of many values of a form, found by typing. */
function Shown({ initial = 'eu', ...props }: ShownProps) {
  return (
    <FieldStage schema={schema} initialValues={{ region: initial }}>
      {(form) => <FormCombobox {...props} form={form} name="region" />}
    </FieldStage>
  );
}

const control = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Region' });
const find = (text: string) => async (canvas: Canvas) => {
  await userEvent.clear(control(canvas));
  await userEvent.type(control(canvas), `${text}{Enter}`);
};
const use: FieldUse = {
  path: ['region'],
  control,
  change: find('north'),
  changeBack: find('europe'),
  showsInitial: (canvas) => expect(control(canvas)).toHaveValue('Europe'),
};

const meta = {
  title: 'Forms/Fields/Combobox',
  component: Shown,
  args: {
    label: 'Region',
    items: [
      { id: 'eu', label: 'Europe' },
      { id: 'na', label: 'North America' },
      { id: 'sa', label: 'South America' },
    ],
  },
  beforeEach: answerSaved,
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Basics: Story = {
  play: async ({ canvas }) => {
    await find('south')(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ region: 'sa' }));
  },
};

/** Emptied and left, it is refused where it is required. */
export const ErrorAfterLeaving: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(control(canvas));
    await userEvent.tab();
    await waitFor(() => expect(control(canvas)).toHaveAccessibleDescription('Required field.'));
  },
};

export const Empty: Story = { args: { initial: null }, ...refusedEmpty(use) };
export const ServerError: Story = serverError(use);
export const CleanAgain: Story = cleanAgain(use);
export const Reset: Story = reset(use);
