import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import {
  answerSaved,
  cleanAgain,
  FieldStage,
  onSubmit,
  reset,
  save,
  serverError,
  type Canvas,
  type FieldUse,
} from '../storybook/FieldStage.tsx';
import { FormRangeSlider } from './FormRangeSlider.tsx';
import { FormSlider, type FormSliderProps } from './FormSlider.tsx';

const schema = v.object({ share: v.number() });
const rangeSchema = v.object({ range: v.tuple([v.number(), v.number()]) });

/** A rough value of a form. */
function Shown(props: Omit<FormSliderProps<{ share: number }>, 'form' | 'name'>) {
  return (
    <FieldStage schema={schema} initialValues={{ share: 40 }}>
      {(form) => <FormSlider {...props} form={form} name="share" />}
    </FieldStage>
  );
}

const control = (canvas: Canvas) => canvas.getByRole('slider', { name: 'Share of peers' });
// A page's script cannot move a native slider with a key.
const slide = (to: number) => async (canvas: Canvas) => {
  await fireEvent.change(control(canvas), { target: { value: to } });
};
const use: FieldUse = {
  path: ['share'],
  control,
  change: slide(50),
  changeBack: slide(40),
  showsInitial: (canvas) => expect(control(canvas)).toHaveValue('40'),
};

const meta = {
  title: 'Forms/Fields/Slider',
  component: Shown,
  args: { label: 'Share of peers', formatValue: (value) => `${value} %` },
  beforeEach: answerSaved,
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ServerError: Story = serverError(use);
export const CleanAgain: Story = cleanAgain(use);
export const Reset: Story = reset(use);

/** Both ends of a range are one field. */
export const Range: Story = {
  render: ({ label }) => (
    <FieldStage schema={rangeSchema} initialValues={{ range: [20, 60] }}>
      {(form) => <FormRangeSlider label={label} form={form} name="range" />}
    </FieldStage>
  ),
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByRole('slider', { name: 'Share of peers, To' }), { target: { value: 80 } });
    await expect(canvas.getByTestId('unsaved')).toHaveTextContent('Unsaved changes');
    await save(canvas);
    await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ range: [20, 80] }));
  },
};
