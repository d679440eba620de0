import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import * as v from 'valibot';
import { FormElement, FormSwitch, FormTextArea, FormTextField, SubmitButton, useForm } from '../index.ts';
import { requiredText } from '../rules/index.ts';
import { FormCard } from '../storybook/FormCard.tsx';

const numbers = Array.from({ length: 200 }, (_, index) => index + 1);
const onRender = fn<(part: string) => void>();

const manyRule = v.object({
  fields: v.array(v.object({ line: requiredText, lines: v.string(), isOn: v.boolean() })),
});
const initialValues = { fields: numbers.map((number) => ({ line: `Text ${number}`, lines: '', isOn: false })) };

function ManyFields() {
  const form = useForm({ schema: manyRule, initialValues, onSubmit: () => undefined });
  return (
    <FormCard title="Two hundred fields" footer={<SubmitButton form={form}>Save</SubmitButton>}>
      <FormElement form={form} aria-label="Two hundred fields">
        {numbers.map((number) => {
          const item = `fields.${number - 1}` as const;
          const label = `Field ${number}`;
          return (
            <Profiler key={number} id={label} onRender={onRender}>
              {number % 20 === 0 ? (
                <FormSwitch form={form} name={`${item}.isOn`} label={label} />
              ) : number % 10 === 0 ? (
                <FormTextArea form={form} name={`${item}.lines`} label={label} />
              ) : (
                <FormTextField form={form} name={`${item}.line`} label={label} />
              )}
            </Profiler>
          );
        })}
      </FormElement>
    </FormCard>
  );
}

const renderedFields = () => [...new Set(onRender.mock.calls.map(([part]) => part))];
// By label: computing two hundred accessible names is slow.
const field = (canvas: ReturnType<typeof within>, number: number) =>
  canvas.getByLabelText(new RegExp(`^Field ${number}\\b`));

const meta = {
  title: 'Forms/Many fields',
  component: ManyFields,
  beforeEach: () => {
    onRender.mockReset();
  },
} satisfies Meta<typeof ManyFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(190);
  },
};

/** A text field re-renders neither for a keystroke nor for its error. */
export const TextFieldRenders: Story = {
  play: async ({ canvas }) => {
    const line = field(canvas, 101);
    await userEvent.click(line);
    onRender.mockClear();
    await userEvent.keyboard('abc');
    await expect(renderedFields()).toEqual([]);
    await userEvent.clear(line);
    await userEvent.tab();
    await expect(line).toBeInvalid();
    await expect(line).toHaveAccessibleDescription('Required field.');
    await expect(renderedFields()).toEqual([]);
  },
};

/** Other fields re-render only for their own changes. */
export const OtherFieldRenders: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(field(canvas, 110));
    onRender.mockClear();
    await userEvent.keyboard('abc');
    await expect(renderedFields()).toEqual(['Field 110']);
    onRender.mockClear();
    await userEvent.click(field(canvas, 120));
    await expect(renderedFields().filter((part) => part !== 'Field 110')).toEqual(['Field 120']);
  },
};
