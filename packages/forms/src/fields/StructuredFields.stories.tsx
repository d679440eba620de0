import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { alphaDashName, failure, oneOf, requiredText, rule } from '../rules/index.ts';
import { mockSaved, FieldStage, onSubmit, reset, save, type Canvas } from '../storybook/FieldStage.tsx';
import {
  changesAndResets,
  rejectsEmpty,
  showsServerErrors,
  validatesOnLeave,
  type FieldCases,
} from '../storybook/fieldChecks.ts';
import { json, jsonText, replaceJson } from '../storybook/jsonText.ts';
import { FormJsonField } from './FormJsonField.tsx';
import { FormKeyValueList } from './FormKeyValueList.tsx';
import { FormPermissionMatrix } from './FormPermissionMatrix.tsx';
import type { PermissionGrant } from './grants.ts';

const grant = v.object({ group: v.string(), level: oneOf(['none', 'read', 'manage']) });
const schema = v.object({
  permissions: v.pipe(
    v.array(grant),
    rule((grants: PermissionGrant[]) => grants.some(({ level }) => level !== 'none'), failure('SELECT_ONE')),
  ),
  headers: v.pipe(
    v.array(v.object({ key: alphaDashName(1, 60), value: requiredText })),
    v.nonEmpty('Add at least one header.'),
  ),
  flags: json,
});
type Values = v.InferInput<typeof schema>;

const cacheControl = { key: 'Cache-Control', value: 'max-age=60' };
const region = { key: 'X-Region', value: 'eu' };
const trace = { key: 'X-Trace', value: 'on' };
const filled: Values = {
  permissions: [
    { group: 'ed.resources', level: 'read' },
    { group: 'st.tokens', level: 'none' },
  ],
  headers: [cacheControl, region, trace],
  flags: '{ "prefetch": true }',
};
const empty: Values = { permissions: [], headers: [], flags: '' };

const areas = [
  {
    id: 'ed',
    label: 'Edge Delivery',
    groups: [
      { id: 'ed.resources', label: 'Resources', description: 'Steered streams' },
      {
        id: 'ed.pathways',
        label: 'Pathways',
        maxLevel: 'read',
        maxLevelReason: 'Your own role can only read pathways.',
      },
    ],
  },
  { id: 'st', label: 'Settings', groups: [{ id: 'st.tokens', label: 'Tokens' }] },
] as const;

interface StructuredFieldsProps {
  values: Values;
  areChangesShown?: boolean;
}

function StructuredFields({ values, areChangesShown = true }: StructuredFieldsProps) {
  return (
    <FieldStage schema={schema} initialValues={values}>
      {(form) => (
        <>
          <FormPermissionMatrix
            form={form}
            name="permissions"
            label="Permissions"
            items={areas}
            areChangesShown={areChangesShown}
          />
          <FormKeyValueList
            form={form}
            name="headers"
            label="Headers"
            description="Sent with every request to the origin"
            addLabel="Add header"
            isMovable
          />
          <FormJsonField form={form} name="flags" label="Flags" rows={4} />
        </>
      )}
    </FieldStage>
  );
}

const levels = (canvas: Canvas, group: string) => within(canvas.getByRole('radiogroup', { name: group }));
const setLevel = async (canvas: Canvas, group: string, level: string) => {
  await userEvent.click(levels(canvas, group).getByRole('radio', { name: level }));
};
const key = (canvas: Canvas, row: number) => canvas.getByRole('textbox', { name: `Key, row ${row}` });
const value = (canvas: Canvas, row: number) => canvas.getByRole('textbox', { name: `Value, row ${row}` });
const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });
const keys = (canvas: Canvas) =>
  canvas.getAllByRole('textbox', { name: /^Key/u }).map((input: HTMLElement) => (input as HTMLInputElement).value);
const editor = () => jsonText(document);

const fields: FieldCases = [
  {
    name: 'permissions',
    control: (canvas) => canvas.getByRole('group', { name: /^Permissions/u }),
    change: (canvas) => setLevel(canvas, 'Tokens', 'Manage'),
    changed: [
      { group: 'ed.resources', level: 'read' },
      { group: 'st.tokens', level: 'manage' },
    ],
    changeBack: (canvas) => setLevel(canvas, 'Tokens', 'None'),
    showsInitial: (canvas) => expect(levels(canvas, 'Tokens').getByRole('radio', { name: 'None' })).toBeChecked(),
    emptyMessage: 'Select at least one option.',
  },
  {
    name: 'headers',
    control: (canvas) => canvas.getByRole('group', { name: 'Headers' }),
    change: (canvas) => userEvent.type(key(canvas, 1), '{Alt>}{ArrowDown}{/Alt}'),
    changed: [region, cacheControl, trace],
    changeBack: (canvas) => userEvent.type(key(canvas, 2), '{Alt>}{ArrowUp}{/Alt}'),
    showsInitial: (canvas) => expect(keys(canvas)).toEqual(['Cache-Control', 'X-Region', 'X-Trace']),
    emptyMessage: 'Add at least one header.',
  },
  {
    name: 'flags',
    control: editor,
    change: async () => replaceJson(await editor(), '{ "prefetch": false }'),
    changed: '{ "prefetch": false }',
    changeBack: async () => replaceJson(await editor(), '{ "prefetch": true }'),
    showsInitial: async () => expect(await editor()).toHaveTextContent('{ "prefetch": true }'),
    emptyMessage: 'Required field.',
    invalid: {
      enter: async () => replaceJson(await editor(), '{ "prefetch" }'),
      message: 'This is not valid JSON.',
    },
  },
];

const meta = {
  title: 'Forms/Fields/Structured data',
  component: StructuredFields,
  subcomponents: { FormPermissionMatrix, FormKeyValueList, FormJsonField },
  args: { values: filled },
  beforeEach: mockSaved,
} satisfies Meta<typeof StructuredFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: changesAndResets(fields) };
export const Empty: Story = { args: { values: empty }, play: rejectsEmpty(fields) };
export const ServerError: Story = { play: showsServerErrors(fields) };
export const ErrorAfterLeaving: Story = { play: validatesOnLeave(fields) };

/** A changed permission shows its previous level until it is saved. */
export const PermissionChanges: Story = {
  play: async ({ canvas }) => {
    await setLevel(canvas, 'Resources', 'Manage');
    await expect(canvas.getByText('was Read')).toBeVisible();
    await save(canvas);
    await waitFor(() => expect(canvas.queryByText('was Read')).not.toBeInTheDocument());
  },
};

/** The permissions of a new role have no earlier levels. */
export const NewRole: Story = {
  args: { areChangesShown: false },
  play: async ({ canvas }) => {
    await setLevel(canvas, 'Resources', 'Manage');
    await expect(canvas.queryByText('was Read')).not.toBeInTheDocument();
  },
};

/** Focus moves to the key of a new row, and after a removal to the next Remove button or to Add. */
export const Rows: Story = {
  play: async ({ canvas, step }) => {
    await step('adds a row', async () => {
      button(canvas, 'Add header').focus();
      await userEvent.keyboard('{Enter}');
      await expect(key(canvas, 4)).toHaveFocus();
      await userEvent.keyboard('X-New{Tab}yes');
      await save(canvas);
      const headers = [cacheControl, region, trace, { key: 'X-New', value: 'yes' }];
      await waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ ...filled, headers }));
    });
    await step('removes rows', async () => {
      button(canvas, 'Remove row 2').focus();
      await userEvent.keyboard('{Enter}');
      await expect(keys(canvas)).toEqual(['Cache-Control', 'X-Trace', 'X-New']);
      await expect(canvas.getByText('Row 2 removed')).toBeInTheDocument();
      await expect(button(canvas, 'Remove row 2')).toHaveFocus();
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(button(canvas, 'Remove row 1')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(button(canvas, 'Add header')).toHaveFocus();
    });
    await step('Reset restores the saved rows', async () => {
      await reset(canvas);
      await expect(keys(canvas)).toEqual(['Cache-Control', 'X-Region', 'X-Trace', 'X-New']);
    });
  },
};

/** A moved row keeps focus and its errors, whether moved with a button or with Alt and an arrow key. */
export const MovedRows: Story = {
  args: { values: { ...filled, headers: [{ key: 'X Region', value: '' }, cacheControl, trace] } },
  play: async ({ canvas }) => {
    const keyError = 'Use letters, numbers, and hyphens.';
    await save(canvas);
    await waitFor(() => expect(key(canvas, 1)).toHaveAccessibleDescription(keyError));
    await expect(key(canvas, 1)).toHaveFocus();
    await expect(value(canvas, 1)).toHaveAccessibleDescription('Required field.');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(keys(canvas)).toEqual(['Cache-Control', 'X Region', 'X-Trace']);
    await expect(key(canvas, 2)).toHaveFocus();
    button(canvas, 'Move row 2 down').focus();
    await userEvent.keyboard('{Enter}');
    await expect(keys(canvas)).toEqual(['Cache-Control', 'X-Trace', 'X Region']);
    // The button of the last row is disabled.
    await expect(key(canvas, 3)).toHaveFocus();
    await expect(key(canvas, 3)).toHaveAccessibleDescription(keyError);
    await expect(key(canvas, 1)).toBeValid();
    await userEvent.click(button(canvas, 'Remove row 3'));
    await expect(canvas.queryByText('Required field.')).not.toBeInTheDocument();
  },
};
