import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@edge-console/ui/button';
import { Card } from '@edge-console/ui/card';
import { ChartSpline, Route, SlidersHorizontal } from '@edge-console/ui/icon';
import { PermissionChanges, permissionChanges } from '@edge-console/ui/permission-matrix';
import { useId, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import {
  FormElement,
  FormErrorSummary,
  FormPermissionMatrix,
  FormTextField,
  permissionsOf,
  SubmitButton,
  useFieldValue,
  useForm,
  type Form,
  type PermissionGrant,
  type SubmitResult,
} from '../index.ts';
import { failure, oneOf, requiredText, rule } from '../rules/index.ts';

const roleRule = v.object({
  name: requiredText,
  description: v.string(),
  permissions: v.pipe(
    v.array(v.object({ group: v.string(), level: oneOf(['none', 'read', 'manage']) })),
    rule((grants: PermissionGrant[]) => grants.some(({ level }) => level !== 'none'), failure('SELECT_ONE')),
  ),
});
type Role = v.InferInput<typeof roleRule>;

const areas = [
  {
    id: 'ei',
    label: 'Edge Intelligence',
    icon: ChartSpline,
    groups: [
      { id: 'ei.analytics', label: 'Analytics', description: 'Audience, offload, map and topology' },
      {
        id: 'ei.parameters',
        label: 'Parameters',
        description: 'SDK settings per customer',
        maxLevel: 'read',
        maxLevelReason: 'Resellers can only read the parameters of their customers.',
      },
    ],
  },
  {
    id: 'ed',
    label: 'Edge Delivery',
    icon: Route,
    groups: [
      { id: 'ed.resources', label: 'Resources', description: 'Steered streams, TTL and strategy' },
      { id: 'ed.pathways', label: 'Pathways', description: 'CDNs and their hostnames' },
    ],
  },
  {
    id: 'st',
    label: 'Settings',
    icon: SlidersHorizontal,
    groups: [
      { id: 'st.users', label: 'Users', description: 'Invite, edit and disable people' },
      { id: 'st.tokens', label: 'API tokens', description: 'Secret tokens for server calls' },
    ],
  },
] as const;

const opened: Role = {
  name: 'Stream operations',
  description: 'Keeps live channels healthy',
  permissions: [
    { group: 'ei.analytics', level: 'manage' },
    { group: 'ei.parameters', level: 'read' },
    { group: 'ed.resources', level: 'read' },
    { group: 'ed.pathways', level: 'read' },
    { group: 'st.users', level: 'none' },
    { group: 'st.tokens', level: 'manage' },
  ],
};

const onSubmit = fn<(values: object) => Promise<SubmitResult>>();

interface ReviewProps {
  form: Form<Role>;
  saved: Role['permissions'];
  formId: string;
}

/** Renders when a permission changes, and for no other field. */
function Review({ form, saved, formId }: ReviewProps) {
  const permissions = useFieldValue(form, 'permissions');
  const changes = permissionChanges(areas, permissionsOf(saved), permissionsOf(permissions));
  return (
    <Card
      title="Review changes"
      footer={
        <div style={{ display: 'flex', flex: 1, flexWrap: 'wrap', justifyContent: 'space-between', gap: 8 }}>
          <Button variant="ghost" onPress={() => form.reset()}>
            Discard
          </Button>
          <SubmitButton form={form} formId={formId}>
            Save changes
          </SubmitButton>
        </div>
      }
    >
      <PermissionChanges items={changes} />
    </Card>
  );
}

function EditRole() {
  const formId = useId();
  const [saved, setSaved] = useState(opened.permissions);
  const form: Form<Role> = useForm({
    schema: roleRule,
    initialValues: opened,
    onSubmit,
    onSaved: () => setSaved(form.value('permissions')),
  });
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 24 }}>
      <div style={{ flex: '1 1 560px', minInlineSize: 0 }}>
        <FormElement form={form} id={formId} aria-label="Role">
          <FormErrorSummary form={form} />
          <FormTextField form={form} name="name" label="Name" />
          <FormTextField form={form} name="description" label="Description" isOptionalShown />
          <FormPermissionMatrix form={form} name="permissions" label="Permissions" items={areas} />
        </FormElement>
      </div>
      <div style={{ flex: '0 1 320px', minInlineSize: 0 }}>
        <Review form={form} saved={saved} formId={formId} />
      </div>
    </div>
  );
}

const meta = {
  title: 'Forms/Role permissions',
  component: EditRole,
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue({ kind: 'saved' });
  },
} satisfies Meta<typeof EditRole>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const choose = (canvas: Canvas, group: string, level: string) =>
  userEvent.click(within(canvas.getByRole('radiogroup', { name: group })).getByRole('radio', { name: level }));
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));

/** What is about to change is read before it is saved, and goes out as the server has it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Resources', 'Manage');
    await choose(canvas, 'API tokens', 'None');
    const changes = within(canvas.getByRole('list', { name: 'Changed permissions' }));
    await expect(changes.getAllByRole('listitem')).toHaveLength(2);
    await save(canvas);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(onSubmit.mock.lastCall?.[0]).toMatchObject({
      permissions: opened.permissions.map((grant) => {
        if (grant.group === 'ed.resources') return { ...grant, level: 'manage' };
        return grant.group === 'st.tokens' ? { ...grant, level: 'none' } : grant;
      }),
    });
    await expect(await canvas.findByText('Nothing has changed.')).toBeVisible();
  },
};

/** Nobody grants more than they have: the server says so, at the permissions. */
export const RefusedByTheServer: Story = {
  play: async ({ canvas }) => {
    const message = 'You cannot grant more than your own role allows.';
    onSubmit.mockResolvedValueOnce({
      kind: 'refused',
      errors: [{ code: 'ROLE_ESCALATION', field: ['permissions'], message }],
    });
    await choose(canvas, 'Users', 'Manage');
    await save(canvas);
    const matrix = await canvas.findByRole('group', { name: /^Permissions/u });
    await waitFor(() => expect(matrix).toHaveAccessibleDescription(message));
    await waitFor(() => expect(matrix.contains(document.activeElement)).toBe(true));
  },
};

/** A role that may do nothing is refused before it is sent. */
export const NothingGranted: Story = {
  play: async ({ canvas }) => {
    for (const area of areas) {
      const all = within(canvas.getByRole('toolbar', { name: `Set all of ${area.label}` }));
      await userEvent.click(all.getByRole('button', { name: 'None' }));
    }
    await save(canvas);
    const matrix = canvas.getByRole('group', { name: /^Permissions/u });
    await waitFor(() => expect(matrix).toHaveAccessibleDescription('Select at least one option.'));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};
