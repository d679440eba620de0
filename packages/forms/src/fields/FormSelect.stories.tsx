import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { requiredText } from '../rules/index.ts';
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
import { FormSelect, type FormSelectProps } from './FormSelect.tsx';

const schema = v.object({ region: requiredText });

interface ShownProps extends Omit<FormSelectProps<{ region: string }>, 'form' | 'name'> {
  initial?: string;
}

/** One of many values of a form. */
function Shown({ initial = 'eu', ...props }: ShownProps) {
  return (
    <FieldStage schema={schema} initialValues={{ region: initial }}>
      {(form) => <FormSelect {...props} form={form} name="region" />}
    </FieldStage>
  );
}

const control = (canvas: Canvas) => canvas.getByRole('button', { name: /Region/u });
const choose = (name: string) => async (canvas: Canvas) => {
  control(canvas).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name }, patiently));
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
};
const use: FieldUse = {
  path: ['region'],
  control,
  change: choose('North America'),
  changeBack: choose('Europe'),
  showsInitial: (canvas) => expect(control(canvas)).toHaveTextContent('Europe'),
};

const meta = {
  title: 'Forms/Fields/Select',
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

/** Opened, chosen from and closed by the keyboard; the focus stays. */
export const Basics: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox', {}, patiently);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(control(canvas)).toHaveTextContent('North America'));
    await waitFor(() => expect(control(canvas)).toHaveFocus());
  },
};

export const Empty: Story = { args: { initial: '' }, ...refusedEmpty(use) };
export const ServerError: Story = serverError(use);
export const CleanAgain: Story = cleanAgain(use);
export const Reset: Story = reset(use);
