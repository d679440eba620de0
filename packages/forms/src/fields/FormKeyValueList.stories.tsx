import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { alphaDashName, requiredText } from '../rules/index.ts';
import { answerSaved, FieldStage, onSubmit, save, type Canvas } from '../storybook/FieldStage.tsx';
import { FormKeyValueList, type FormKeyValueListProps, type KeyValue } from './FormKeyValueList.tsx';

const schema = v.object({
  headers: v.array(v.object({ key: alphaDashName(1, 60), value: requiredText })),
});

const three: KeyValue[] = [
  { key: 'Cache-Control', value: 'max-age=60' },
  { key: 'X-Region', value: 'eu' },
  { key: 'X-Trace', value: 'on' },
];

interface ShownProps extends Omit<FormKeyValueListProps<{ headers: KeyValue[] }>, 'form' | 'name'> {
  initial?: KeyValue[];
}

/** Rows of a key and a value. */
function Shown({ initial = three, ...props }: ShownProps) {
  return (
    <FieldStage schema={schema} initialValues={{ headers: initial }}>
      {(form) => <FormKeyValueList {...props} form={form} name="headers" />}
    </FieldStage>
  );
}

const key = (canvas: Canvas, row: number) => canvas.getByRole('textbox', { name: `Key of row ${row}` });
const value = (canvas: Canvas, row: number) => canvas.getByRole('textbox', { name: `Value of row ${row}` });
const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });
const keys = (canvas: Canvas) =>
  canvas.getAllByRole('textbox', { name: /^Key/u }).map((input: HTMLElement) => (input as HTMLInputElement).value);

const meta = {
  title: 'Forms/Fields/Key-value list',
  component: Shown,
  args: { label: 'Headers', description: 'Sent with each request to the origin', addLabel: 'Add a header' },
  beforeEach: answerSaved,
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A new row has the focus in its key. */
export const Basics: Story = {
  play: async ({ canvas }) => {
    button(canvas, 'Add a header').focus();
    await userEvent.keyboard('{Enter}');
    await expect(key(canvas, 4)).toHaveFocus();
    await userEvent.keyboard('X-New{Tab}yes');
    await userEvent.click(button(canvas, 'Remove row 1'));
    await save(canvas);
    await waitFor(() =>
      expect(onSubmit.mock.lastCall?.[0]).toEqual({ headers: [...three.slice(1), { key: 'X-New', value: 'yes' }] }),
    );
  },
};

/** After a removal the focus is on the button of the row that takes the place; after the last one, where one can be added. */
export const Removing: Story = {
  play: async ({ canvas }) => {
    button(canvas, 'Remove row 2').focus();
    await userEvent.keyboard('{Enter}');
    await expect(keys(canvas)).toEqual(['Cache-Control', 'X-Trace']);
    await expect(button(canvas, 'Remove row 2')).toHaveFocus();
    await expect(canvas.getByText('Row 2 removed')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(button(canvas, 'Remove row 1')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button(canvas, 'Add a header')).toHaveFocus();
  },
};

/** Moved by button or by Alt and an arrow key; the focus stays in the row. */
export const Moving: Story = {
  args: { isMovable: true },
  play: async ({ canvas }) => {
    await userEvent.click(value(canvas, 1));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(keys(canvas)).toEqual(['X-Region', 'Cache-Control', 'X-Trace']);
    await expect(value(canvas, 2)).toHaveFocus();
    button(canvas, 'Move row 2 down').focus();
    await userEvent.keyboard('{Enter}');
    await expect(keys(canvas)).toEqual(['X-Region', 'X-Trace', 'Cache-Control']);
    // Its button has no further to go.
    await expect(key(canvas, 3)).toHaveFocus();
  },
};

const wrong: Partial<ShownProps> = { initial: [{ key: 'X Region', value: '' }, ...three.slice(1)] };
const refused = async (canvas: Canvas) => {
  await save(canvas);
  await waitFor(() => expect(key(canvas, 1)).toHaveAccessibleDescription('Use letters, numbers and hyphens.'));
};

/** An error stands at its row; the focus goes to the first one. */
export const Errors: Story = {
  args: wrong,
  play: async ({ canvas }) => {
    await refused(canvas);
    await expect(key(canvas, 1)).toHaveFocus();
    await expect(value(canvas, 1)).toHaveAccessibleDescription('Required field.');
  },
};

/** An error goes where its row goes, and away with it. */
export const ErrorsGoAlong: Story = {
  args: { ...wrong, isMovable: true },
  play: async ({ canvas }) => {
    await refused(canvas);
    await userEvent.click(button(canvas, 'Move row 1 down'));
    await expect(key(canvas, 1)).toBeValid();
    await expect(key(canvas, 2)).toHaveAccessibleDescription('Use letters, numbers and hyphens.');
    await userEvent.click(button(canvas, 'Remove row 2'));
    await expect(canvas.queryByText('Required field.')).not.toBeInTheDocument();
  },
};

export const ServerError: Story = {
  play: async ({ canvas }) => {
    const message = 'These headers are set by the delivery itself.';
    onSubmit.mockResolvedValueOnce({ kind: 'refused', errors: [{ code: 'HEADERS', field: ['headers'], message }] });
    await save(canvas);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Headers' })).toHaveAccessibleDescription(message));
    await waitFor(() => expect(key(canvas, 1)).toHaveFocus());
  },
};

/** Reset puts all rows back as they were. */
export const Reset: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(button(canvas, 'Remove row 1'));
    await userEvent.type(key(canvas, 1), '-2');
    await expect(canvas.getByTestId('unsaved')).toHaveTextContent('Unsaved changes');
    await userEvent.click(button(canvas, 'Reset'));
    await expect(keys(canvas)).toEqual(three.map((row) => row.key));
    await expect(canvas.getByTestId('unsaved')).toHaveTextContent('Nothing to save');
  },
};

/** No rows yet. */
export const NoRows: Story = { args: { initial: [] } };
