import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import * as v from 'valibot';
import {
  answerSaved,
  cleanAgain,
  FieldStage,
  reset,
  serverError,
  type Canvas,
  type FieldUse,
} from '../storybook/FieldStage.tsx';
import { FormSegmented, type FormSegmentedProps } from './FormSegmented.tsx';

const schema = v.object({ unit: v.picklist(['seconds', 'minutes', 'hours']) });

type Unit = v.InferInput<typeof schema>;

/** One of a few values of a form, of which one always holds. */
function Shown(props: Omit<FormSegmentedProps<Unit>, 'form' | 'name'>) {
  return (
    <FieldStage schema={schema} initialValues={{ unit: 'minutes' }}>
      {(form) => <FormSegmented {...props} form={form} name="unit" />}
    </FieldStage>
  );
}

const control = (canvas: Canvas) => canvas.getByRole('radiogroup', { name: 'Unit' });
const choose = (key: string) => async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('radio', { checked: true }));
  await userEvent.keyboard(key);
};
const use: FieldUse = {
  path: ['unit'],
  control,
  change: choose('{ArrowRight}'),
  changeBack: choose('{ArrowLeft}'),
  showsInitial: (canvas) => expect(canvas.getByRole('radio', { name: 'Minutes' })).toBeChecked(),
};

const meta = {
  title: 'Forms/Fields/Segmented',
  component: Shown,
  args: {
    label: 'Unit',
    items: [
      { id: 'seconds', label: 'Seconds' },
      { id: 'minutes', label: 'Minutes' },
      { id: 'hours', label: 'Hours' },
    ],
  },
  beforeEach: answerSaved,
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ServerError: Story = serverError(use);
export const CleanAgain: Story = cleanAgain(use);
export const Reset: Story = reset(use);
