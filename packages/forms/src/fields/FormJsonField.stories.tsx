import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { answerSaved, FieldStage, onSubmit, save } from '../storybook/FieldStage.tsx';
import { json, jsonText, replaceJson } from '../storybook/jsonText.ts';
import { FormJsonField, type FormJsonFieldProps } from './FormJsonField.tsx';

const schema = v.object({
  flags: json,
});

interface ShownProps extends Omit<FormJsonFieldProps<{ flags: string }>, 'form' | 'name'> {
  initial?: string;
}

/** JSON of a form. */
function Shown({ initial = '{ "prefetch": true }', ...props }: ShownProps) {
  return (
    <FieldStage schema={schema} initialValues={{ flags: initial }}>
      {(form) => <FormJsonField {...props} form={form} name="flags" />}
    </FieldStage>
  );
}

const meta = {
  title: 'Forms/Fields/JSON',
  component: Shown,
  args: { label: 'Flags', rows: 4 },
  beforeEach: answerSaved,
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The form holds the text. */
export const Basics: Story = {
  play: async ({ canvas, canvasElement }) => {
    const text = await jsonText(canvasElement);
    await replaceJson(text, '{ "prefetch": false }');
    await save(canvas);
    await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ flags: '{ "prefetch": false }' }));
  },
};

/** What is no JSON is refused; the focus goes into the text, where line and column are said. */
export const Malformed: Story = {
  args: { initial: '{ "prefetch" true }' },
  play: async ({ canvas, canvasElement }) => {
    const text = await jsonText(canvasElement);
    await save(canvas);
    await expect(await canvas.findByText('This is not valid JSON.')).toBeVisible();
    await waitFor(() => expect(document.activeElement?.shadowRoot?.activeElement).toBe(text));
    await waitFor(() => expect(text).toHaveAttribute('aria-invalid', 'true'));
    await expect(canvas.getByText(/line 1, column 14/u, { ignore: 'output' })).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/** What the server refuses stands at the field, and goes as soon as it is changed. */
export const ServerError: Story = {
  play: async ({ canvas, canvasElement }) => {
    const text = await jsonText(canvasElement);
    const message = 'No player knows this flag.';
    onSubmit.mockResolvedValueOnce({ kind: 'refused', errors: [{ code: 'FLAG', field: ['flags'], message }] });
    await save(canvas);
    await expect(await canvas.findByText(message)).toBeVisible();
    await waitFor(() => expect(document.activeElement?.shadowRoot?.activeElement).toBe(text));
    await replaceJson(text, '{}');
    await waitFor(() => expect(canvas.queryByText(message)).not.toBeInTheDocument());
  },
};

/** Unsaved once it is changed, clean again after a reset. */
export const Reset: Story = {
  play: async ({ canvas, canvasElement }) => {
    const text = await jsonText(canvasElement);
    await replaceJson(text, '{}');
    await waitFor(() => expect(canvas.getByTestId('unsaved')).toHaveTextContent('Unsaved changes'));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(canvas.getByTestId('unsaved')).toHaveTextContent('Nothing to save'));
    await waitFor(() => expect(text).toHaveTextContent('{ "prefetch": true }'));
  },
};
