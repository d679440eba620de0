import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { oneOrMore } from '../rules/index.ts';
import {
  answerSaved,
  cleanAgain,
  FieldStage,
  refusedEmpty,
  reset,
  serverError,
  type Canvas,
  type FieldUse,
} from '../storybook/FieldStage.tsx';
import { FormCheckboxGroup, type FormCheckboxGroupProps } from './FormCheckboxGroup.tsx';

const schema = v.object({ services: oneOrMore(['delivery', 'analytics', 'steering']) });
type Service = 'delivery' | 'analytics' | 'steering';

interface ShownProps extends Omit<FormCheckboxGroupProps<{ services: Service[] }>, 'form' | 'name'> {
  initial?: Service[];
}

/** Some of a few things of a form. */
function Shown({ initial = ['delivery'], ...props }: ShownProps) {
  return (
    <FieldStage schema={schema} initialValues={{ services: initial }}>
      {(form) => <FormCheckboxGroup {...props} form={form} name="services" />}
    </FieldStage>
  );
}

const control = (canvas: Canvas) => canvas.getByRole('group', { name: /^Services/u });
const press = (name: string) => async (canvas: Canvas) => {
  canvas.getByRole('checkbox', { name }).focus();
  await userEvent.keyboard(' ');
};
const use: FieldUse = {
  path: ['services'],
  control,
  change: press('Audience analytics'),
  changeBack: press('Audience analytics'),
  showsInitial: (canvas) => expect(canvas.getByRole('checkbox', { name: 'Audience analytics' })).not.toBeChecked(),
};

const meta = {
  title: 'Forms/Fields/Checkbox group',
  component: Shown,
  args: {
    label: 'Services',
    items: [
      { id: 'delivery', label: 'Edge delivery' },
      { id: 'analytics', label: 'Audience analytics' },
      { id: 'steering', label: 'Content steering' },
    ],
  },
  beforeEach: answerSaved,
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Going from box to box is not leaving the group. */
export const ErrorAfterLeaving: Story = {
  play: async ({ canvas }) => {
    await press('Edge delivery')(canvas);
    await userEvent.tab();
    await expect(canvas.queryByText('Select at least one option.')).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(control(canvas)).toHaveAccessibleDescription('Select at least one option.'));
  },
};

export const Empty: Story = { args: { initial: [] }, ...refusedEmpty(use, 'Select at least one option.') };
export const ServerError: Story = serverError(use);
export const CleanAgain: Story = cleanAgain(use);
export const Reset: Story = reset(use);
