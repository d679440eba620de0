import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@edge-console/ui/button';
import { useId } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import {
  FormElement,
  FormErrorSummary,
  FormKeyValueList,
  FormSelect,
  SubmitButton,
  useForm,
  type SubmitResult,
} from '../index.ts';
import { alphaDashName, oneOf, requiredText } from '../rules/index.ts';
import { FormCard } from '../storybook/FormCard.tsx';

const levels = ['off', 'error', 'warn', 'info', 'debug', 'trace'];

const parametersRule = v.object({
  logLevel: oneOf(levels),
  flags: v.pipe(
    v.array(v.object({ key: alphaDashName(2, 60), value: requiredText })),
    v.check((flags) => new Set(flags.map(({ key }) => key)).size === flags.length, 'Use each name once.'),
  ),
});
type Parameters = v.InferInput<typeof parametersRule>;

const onSubmit = fn<(values: object) => Promise<SubmitResult>>();

const initialValues: Parameters = {
  logLevel: 'warn',
  flags: [
    { key: 'prefetch', value: 'on' },
    { key: 'max-peers', value: '12' },
    { key: 'lan-only', value: 'off' },
  ],
};

function EditParameters() {
  const formId = useId();
  const form = useForm({ schema: parametersRule, initialValues, onSubmit });
  return (
    <FormCard
      title="Parameters"
      description="What Solstice TV’s players read when they start."
      width={640}
      footer={
        <>
          <Button onPress={() => form.reset()}>Discard</Button>
          <SubmitButton form={form} formId={formId}>
            Save parameters
          </SubmitButton>
        </>
      }
    >
      <FormElement form={form} id={formId} aria-label="Parameters">
        <FormErrorSummary form={form} />
        <FormSelect form={form} name="logLevel" label="Log level" items={levels.map((id) => ({ id, label: id }))} />
        <FormKeyValueList
          form={form}
          name="flags"
          label="Feature flags"
          keyLabel="Name"
          addLabel="Add flag"
          isMovable
          description="A later flag overrides an earlier one"
        />
      </FormElement>
    </FormCard>
  );
}

type Canvas = ReturnType<typeof within>;
const flagNames = (canvas: Canvas) =>
  canvas
    .getAllByRole('textbox', { name: /^Name/ })
    .map((element: HTMLElement) => element instanceof HTMLInputElement && element.value);
const flagName = (canvas: Canvas, number: number) =>
  canvas.getAllByRole('textbox', { name: /^Name/ })[number - 1] ?? canvas.getByText(`No flag ${number}`);
const press = (canvas: Canvas, name: string | RegExp) => userEvent.click(canvas.getByRole('button', { name }));
const meta = {
  title: 'Forms/Parameters',
  component: EditParameters,
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue({ kind: 'saved' });
  },
} satisfies Meta<typeof EditParameters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(flagNames(canvas)).toEqual(['prefetch', 'max-peers', 'lan-only']);
  },
};

/** An error of the list is shown at the group. */
export const DuplicateName: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Add flag');
    await expect(flagName(canvas, 4)).toHaveFocus();
    await userEvent.keyboard('prefetch{Tab}off');
    await press(canvas, 'Save parameters');
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: /Feature flags/ })).toHaveAccessibleDescription('Use each name once.'),
    );
    await expect(onSubmit).not.toHaveBeenCalled();
    await press(canvas, /Remove.*4/);
    await press(canvas, 'Save parameters');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  },
};
