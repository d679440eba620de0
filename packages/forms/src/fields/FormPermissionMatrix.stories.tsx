import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { oneOf, rule } from '../rules/index.ts';
import {
  answerSaved,
  cleanAgain,
  FieldStage,
  onSubmit,
  refusedEmpty,
  reset,
  save,
  serverError,
  type Canvas,
  type FieldUse,
} from '../storybook/FieldStage.tsx';
import { FormPermissionMatrix, type FormPermissionMatrixProps } from './FormPermissionMatrix.tsx';
import type { PermissionGrant } from './grants.ts';

const grant = v.object({ group: v.string(), level: oneOf(['none', 'read', 'manage']) });
const schema = v.object({
  permissions: v.pipe(
    v.array(grant),
    rule((grants: PermissionGrant[]) => grants.some(({ level }) => level !== 'none'), 'SELECT_ONE', {}),
  ),
});

const saved: PermissionGrant[] = [
  { group: 'ed.resources', level: 'read' },
  { group: 'ed.pathways', level: 'none' },
];

interface ShownProps extends Omit<FormPermissionMatrixProps<{ permissions: PermissionGrant[] }>, 'form' | 'name'> {
  initial?: PermissionGrant[];
}

/** What a role may do. */
function Shown({ initial = saved, ...props }: ShownProps) {
  return (
    <FieldStage schema={schema} initialValues={{ permissions: initial }}>
      {(form) => <FormPermissionMatrix {...props} form={form} name="permissions" />}
    </FieldStage>
  );
}

const control = (canvas: Canvas) => canvas.getByRole('group', { name: /^Permissions/u });
const choose = async (canvas: Canvas, group: string, level: string) => {
  const levels = within(canvas.getByRole('radiogroup', { name: group }));
  levels
    .getAllByRole<HTMLInputElement>('radio')
    .find((radio) => radio.checked)
    ?.focus();
  const order = ['None', 'Read', 'Manage'];
  const from = order.findIndex((one) => levels.getByRole<HTMLInputElement>('radio', { name: one }).checked);
  const steps = order.indexOf(level) - from;
  for (let step = 0; step < Math.abs(steps); step += 1) {
    await userEvent.keyboard(steps > 0 ? '{ArrowRight}' : '{ArrowLeft}');
  }
};
const use: FieldUse = {
  path: ['permissions'],
  control,
  change: (canvas) => choose(canvas, 'Tokens', 'Manage'),
  changeBack: (canvas) => choose(canvas, 'Tokens', 'None'),
  showsInitial: (canvas) =>
    expect(
      within(canvas.getByRole('radiogroup', { name: 'Tokens' })).getByRole('radio', { name: 'None' }),
    ).toBeChecked(),
};

const meta = {
  title: 'Forms/Fields/Permission matrix',
  component: Shown,
  args: {
    label: 'Permissions',
    items: [
      {
        id: 'ed',
        label: 'Edge Delivery',
        groups: [
          { id: 'ed.resources', label: 'Resources', description: 'Steered streams' },
          { id: 'ed.pathways', label: 'Pathways', maxLevel: 'read', maxLevelReason: 'Your own role can only read it.' },
        ],
      },
      { id: 'st', label: 'Settings', groups: [{ id: 'st.tokens', label: 'Tokens' }] },
    ],
  },
  beforeEach: answerSaved,
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What differs from what is saved says so, until it is saved. */
export const Basics: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Resources', 'Manage');
    await expect(canvas.getByText('was Read')).toBeVisible();
    await save(canvas);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(onSubmit.mock.lastCall?.[0]).toEqual({
      permissions: [
        { group: 'ed.resources', level: 'manage' },
        { group: 'ed.pathways', level: 'none' },
      ],
    });
    await waitFor(() => expect(canvas.queryByText('was Read')).not.toBeInTheDocument());
  },
};

/** Of a role that does not exist yet nothing was otherwise. */
export const NewRole: Story = {
  args: { areChangesShown: false },
  play: async ({ canvas }) => {
    await choose(canvas, 'Resources', 'Manage');
    await expect(canvas.queryByText('was Read')).not.toBeInTheDocument();
  },
};

export const Empty: Story = { args: { initial: [] }, ...refusedEmpty(use, 'Select at least one option.') };
export const ServerError: Story = serverError(use);
export const CleanAgain: Story = cleanAgain(use);
export const Reset: Story = reset(use);
