import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { SecretField } from '@edge-console/ui/secret-field';
import { useId, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import {
  FormCheckboxGroup,
  FormDateField,
  FormElement,
  FormErrorSummary,
  FormSwitch,
  FormTextField,
  RequiredLegend,
  SubmitButton,
  useForm,
} from '../index.ts';
import { calendarDay, identifierName, oneOrMore, uniqueField } from '../rules/index.ts';
import { FormCard } from '../storybook/FormCard.tsx';
import { tabTo } from '../storybook/interactions.ts';

const isTaken = fn<() => Promise<boolean>>();
const createToken = fn<(values: object) => Promise<{ secret: string }>>();

const duplicateName = { code: 'NAME_EXISTS', message: 'API token name already exists.' };

const scopes = [
  { id: 'ei.analytics', label: 'Edge Intelligence analytics' },
  { id: 'ea.dashboards', label: 'Edge Analytics dashboards' },
  { id: 'ed.resources', label: 'Edge Delivery resources' },
  { id: 'ed.pathways', label: 'Edge Delivery pathways' },
];

/** The async rule caches its last result, so each form needs its own. */
const tokenRule = () =>
  v.objectAsync({
    name: uniqueField(identifierName(3, 60), { isTaken, failure: duplicateName, delay: 50 }),
    scopes: oneOrMore(scopes.map(({ id }) => id)),
    expires: calendarDay,
    enabled: v.boolean(),
  });

const initialValues = { name: '', scopes: ['ei.analytics', 'ea.dashboards'], expires: '2027-11-20', enabled: true };

interface CreatedTokenDialogProps {
  secret: string;
  onClose: () => void;
}

function CreatedTokenDialog({ secret, onClose }: CreatedTokenDialogProps) {
  const [isStored, setIsStored] = useState(false);
  return (
    <Dialog
      isOpen
      onOpenChange={() => isStored && onClose()}
      title="The token is ready"
      size="md"
      footer={
        <Button {...(isStored ? {} : { disabledReason: 'Confirm that you stored the token' })} onPress={onClose}>
          Close
        </Button>
      }
    >
      <SecretField value={secret} object="token" prefix="esp_" isStored={isStored} onStoredChange={setIsStored} />
    </Dialog>
  );
}

function CreateToken() {
  const formId = useId();
  const [schema] = useState(tokenRule);
  const [secret, setSecret] = useState<string>();
  const form = useForm({
    schema,
    initialValues,
    async onSubmit(values) {
      setSecret((await createToken(values)).secret);
      return { kind: 'saved' };
    },
    onSaved: () => form.reset(initialValues),
  });
  return (
    <FormCard
      title="Create API token"
      description="For servers that read the Solstice TV API."
      footer={
        <SubmitButton form={form} formId={formId}>
          Create token
        </SubmitButton>
      }
    >
      <FormElement form={form} id={formId} aria-label="Create API token">
        <FormErrorSummary form={form} />
        <RequiredLegend />
        <FormTextField
          form={form}
          name="name"
          label="Name"
          dir="ltr"
          autoComplete="off"
          description="The service that uses it. Letters, numbers, dots, underscores, and hyphens."
        />
        <FormCheckboxGroup form={form} name="scopes" label="Can read" items={scopes} />
        <FormDateField
          form={form}
          name="expires"
          label="Expires"
          minValue="2026-11-21"
          maxValue="2027-11-20"
          today="2026-11-20"
          description="Maximum one year from now"
        />
        <FormSwitch form={form} name="enabled" label="Enabled" description="3 of 5 tokens are enabled" />
      </FormElement>
      {secret !== undefined && <CreatedTokenDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </FormCard>
  );
}

type Canvas = ReturnType<typeof within>;
const name = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Name' });
const create = (canvas: Canvas) => canvas.getByRole('button', { name: 'Create token' });

/** Types a name and leaves the field, which starts the async rule. */
async function enterName(canvas: Canvas, text: string) {
  // Pasted: on a slow machine the rule would run for a partially typed name.
  await userEvent.tripleClick(name(canvas));
  await userEvent.paste(text);
  await userEvent.tab();
}

const meta = {
  title: 'Forms/API token',
  component: CreateToken,
  beforeEach: () => {
    isTaken.mockReset().mockResolvedValue(false);
    createToken.mockReset().mockResolvedValue({ secret: 'esp_7fQ2vR8kTzN4mYb0LhW6cXpJd3sGaE1uKo5Zx9Lw' });
  },
} satisfies Meta<typeof CreateToken>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(name(canvas)).toBeRequired();
  },
};

export const DuplicateName: Story = {
  play: async ({ canvas }) => {
    isTaken.mockResolvedValue(true);
    await enterName(canvas, 'playback-metrics');
    await waitFor(() => expect(name(canvas)).toHaveAccessibleDescription(duplicateName.message));
  },
};

export const WithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await tabTo(name(canvas));
    await userEvent.keyboard('grafana-read');
    await tabTo(canvas.getByRole('checkbox', { name: 'Edge Analytics dashboards' }));
    await userEvent.keyboard(' ');
    await tabTo(canvas.getByRole('switch', { name: 'Enabled' }));
    await userEvent.keyboard(' ');
    await tabTo(create(canvas));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(createToken).toHaveBeenCalledOnce());
    await expect(createToken.mock.lastCall?.[0]).toEqual({
      name: 'grafana-read',
      scopes: ['ei.analytics'],
      expires: '2027-11-20',
      enabled: false,
    });
    await expect(await screen.findByRole('dialog', { name: 'The token is ready' })).toBeVisible();
  },
};

/** The dialog stays open until the user has stored the token. Then the token is removed from the page. */
export const CreatedToken: Story = {
  play: async ({ canvas }) => {
    await enterName(canvas, 'grafana-read');
    await userEvent.click(create(canvas));
    const dialog = await screen.findByRole('dialog', { name: 'The token is ready' });
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show token' }));
    await expect(within(dialog).getByText('7fQ2vR8kTzN4mYb0LhW6cXpJd3sGaE1uKo5Zx9Lw')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(document.documentElement.outerHTML).not.toContain('7fQ2vR8k');
    await expect(name(canvas)).toHaveValue('');
  },
};
