import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@edge-console/ui/button';
import { JsonDiff } from '@edge-console/ui/json-editor';
import { useId } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import {
  FormElement,
  FormErrorSummary,
  FormJsonField,
  SubmitButton,
  useFieldValue,
  useForm,
  useFormStatus,
  type Form,
  type SubmitContext,
  type SubmitResult,
} from '../index.ts';
import { FormCard } from '../storybook/FormCard.tsx';
import { json, jsonText, replaceJson } from '../storybook/jsonText.ts';

const parametersRule = v.object({
  flags: json,
});
type Parameters = v.InferInput<typeof parametersRule>;

const onSubmit = fn<(values: object, context: SubmitContext) => Promise<SubmitResult>>();

const opened: Parameters = { flags: '{ "prefetch": true, "max-peers": 12 }' };
const stored: Parameters = { flags: '{ "prefetch": false, "max-peers": 12 }' };
const conflict = { version: 4, changedBy: 'Hanna Virtanen', changedAt: '2026-11-20T10:00:00Z', stored };

interface ChangesProps {
  form: Form<Parameters>;
}

/** What is about to change, as long as something is and it can be read. */
function Changes({ form }: ChangesProps) {
  const { isDirty } = useFormStatus(form);
  const flags = useFieldValue(form, 'flags');
  return isDirty && v.is(json, flags) ? <JsonDiff label="Changes" before={opened.flags} after={flags} /> : null;
}

function EditParameters() {
  const formId = useId();
  const form = useForm({ schema: parametersRule, initialValues: opened, onSubmit });
  return (
    <FormCard
      title="Feature flags"
      description="What the players of Solstice TV read when they start."
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
      <FormElement form={form} id={formId} aria-label="Feature flags">
        <FormErrorSummary form={form} onReload={() => form.reset(stored)} />
        <FormJsonField form={form} name="flags" label="sdkFeatureFlags" rows={6} />
        <Changes form={form} />
      </FormElement>
    </FormCard>
  );
}

const meta = {
  title: 'Forms/Parameters JSON',
  component: EditParameters,
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue({ kind: 'saved' });
  },
} satisfies Meta<typeof EditParameters>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));

/** What changes is seen before it is saved; while it is no JSON it is not sent. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const text = await jsonText(canvasElement);
    await replaceJson(text, '{ "prefetch" }');
    await press(canvas, 'Save parameters');
    await expect(await canvas.findByText('This is not valid JSON.')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    await replaceJson(text, '{ "prefetch": true, "max-peers": 20 }');
    await expect(canvas.queryByText('This is not valid JSON.')).not.toBeInTheDocument();
    await press(canvas, 'Save parameters');
    await waitFor(() =>
      expect(onSubmit.mock.lastCall?.[0]).toEqual({ flags: '{ "prefetch": true, "max-peers": 20 }' }),
    );
  },
};

/** Somebody else saved first: reloading shows theirs. */
export const ConflictReloaded: Story = {
  play: async ({ canvas, canvasElement }) => {
    const text = await jsonText(canvasElement);
    onSubmit.mockResolvedValueOnce({ kind: 'conflict', conflict });
    await replaceJson(text, '{}');
    await press(canvas, 'Save parameters');
    await userEvent.click(await canvas.findByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(text).toHaveTextContent(stored.flags));
  },
};
