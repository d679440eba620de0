import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { oneOrMore } from '../rules/index.ts';
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
import { FormMultiSelect, type FormMultiSelectProps } from './FormMultiSelect.tsx';

const schema = v.object({ regions: oneOrMore(['eu', 'na', 'sa']) });
type Region = 'eu' | 'na' | 'sa';

interface ShownProps extends Omit<FormMultiSelectProps<{ regions: Region[] }>, 'form' | 'name'> {
  initial?: Region[];
}

/** Several of many values of a form. */
function Shown({ initial = ['eu'], ...props }: ShownProps) {
  return (
    <FieldStage schema={schema} initialValues={{ regions: initial }}>
      {(form) => <FormMultiSelect {...props} form={form} name="regions" />}
    </FieldStage>
  );
}

const control = (canvas: Canvas) => canvas.getByRole('button', { name: /^Regions/u });
const toggle = async (canvas: Canvas) => {
  control(canvas).focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(await screen.findByRole('option', { name: 'North America' }, patiently));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};
const use: FieldUse = {
  path: ['regions'],
  control,
  change: toggle,
  changeBack: toggle,
  showsInitial: (canvas) => expect(control(canvas)).toHaveAccessibleName(/Europe$/u),
};

const meta = {
  title: 'Forms/Fields/Multi-select',
  component: Shown,
  args: {
    label: 'Regions',
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

/** While the list is open nothing is validated: the choosing is not done yet. */
export const ErrorAfterLeaving: Story = {
  play: async ({ canvas }) => {
    control(canvas).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: 'Europe' }, patiently));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.queryByText('Select at least one option.')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(control(canvas)).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(control(canvas)).toHaveAccessibleDescription('Select at least one option.'));
  },
};

export const Empty: Story = { args: { initial: [] }, ...refusedEmpty(use, 'Select at least one option.') };
export const ServerError: Story = serverError(use);
export const CleanAgain: Story = cleanAgain(use);
export const Reset: Story = reset(use);
