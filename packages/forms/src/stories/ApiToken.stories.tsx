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
  type SubmitResult,
} from '../index.ts';
import { calendarDay, identifierName, oneOrMore, uniqueField } from '../rules/index.ts';
import { FormCard } from '../storybook/FormCard.tsx';
import { deferred, tabTo, type Deferred } from '../storybook/interactions.ts';

type IsTaken = (name: string, signal: AbortSignal) => Promise<boolean>;
const isTaken = fn<IsTaken>();
const createToken = fn<(values: object) => Promise<{ secret: string } | { refused: SubmitResult }>>();

const nameTaken = { code: 'NAME_EXISTS', message: 'API token name already exists.' };

const scopes = [
  { id: 'ei.analytics', label: 'Edge Intelligence analytics' },
  { id: 'ea.dashboards', label: 'Edge Analytics dashboards' },
  { id: 'ed.resources', label: 'Edge Delivery resources' },
  { id: 'ed.pathways', label: 'Edge Delivery pathways' },
];

/** The async rule of the name caches its last result, so that each form has a rule of its own. */
const tokenRule = () =>
  v.objectAsync({
    name: uniqueField(identifierName(3, 60), { isTaken, failure: nameTaken, delay: 50 }),
    scopes: oneOrMore(scopes.map(({ id }) => id)),
    expires: calendarDay,
    enabled: v.boolean(),
  });

const noToken = { name: '', scopes: ['ei.analytics', 'ea.dashboards'], expires: '2027-11-20', enabled: true };

interface CreatedProps {
  secret: string;
  onClose: () => void;
}

/** The only time that anybody sees it. */
function Created({ secret, onClose }: CreatedProps) {
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
    initialValues: noToken,
    async onSubmit(values) {
      const answer = await createToken(values);
      if ('refused' in answer) return answer.refused;
      setSecret(answer.secret);
      return { kind: 'saved' };
    },
    onSaved: () => form.reset(noToken),
  });
  return (
    <FormCard
      title="Create API token"
      description="For servers that read the API of Solstice TV."
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
          description="What uses it: letters, numbers, dots, underscores and hyphens"
        />
        <FormCheckboxGroup form={form} name="scopes" label="May read" items={scopes} />
        <FormDateField
          form={form}
          name="expires"
          label="Expires"
          minValue="2026-11-21"
          maxValue="2027-11-20"
          today="2026-11-20"
          description="At most one year from now"
        />
        <FormSwitch form={form} name="enabled" label="Enabled" description="3 of 5 tokens are enabled" />
      </FormElement>
      {secret !== undefined && <Created secret={secret} onClose={() => setSecret(undefined)} />}
    </FormCard>
  );
}

type Canvas = ReturnType<typeof within>;
const name = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Name' });
const create = (canvas: Canvas) => canvas.getByRole('button', { name: 'Create token' });

/** Types a name and leaves the field, which starts the async rule. */
async function enterName(canvas: Canvas, text: string) {
  // At once: letter by letter, on a slow machine the rule would run for half a name.
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

export const NameTaken: Story = {
  play: async ({ canvas }) => {
    isTaken.mockResolvedValue(true);
    await enterName(canvas, 'playback-metrics');
    await waitFor(() => expect(name(canvas)).toHaveAccessibleDescription(nameTaken.message));
  },
};

/** The field says so meanwhile, and nothing is in the way of the other fields. */
export const NameBeingChecked: Story = {
  play: async ({ canvas }) => {
    isTaken.mockReturnValue(new Promise(() => {}));
    await enterName(canvas, 'playback-metrics');
    await waitFor(() => expect(isTaken).toHaveBeenCalledOnce());
    await expect(await canvas.findByText(/Checking/)).toBeInTheDocument();
    await expect(name(canvas)).toBeValid();
  },
};

/** The async rule does not run for a value that a synchronous rule refuses. */
export const NameNotAskedAbout: Story = {
  play: async ({ canvas }) => {
    await enterName(canvas, 'playback metrics');
    await expect(name(canvas)).toHaveAccessibleDescription('Use letters, numbers, dots, underscores and hyphens.');
    await expect(isTaken).not.toHaveBeenCalled();
  },
};

/** The older request is answered last, and its result is ignored. */
export const LateAnswer: Story = {
  play: async ({ canvas }) => {
    const answers: Deferred<boolean>[] = [];
    isTaken.mockImplementation(() => {
      const next = deferred<boolean>();
      answers.push(next);
      return next.promise;
    });
    await enterName(canvas, 'taken');
    await waitFor(() => expect(answers).toHaveLength(1));
    await enterName(canvas, 'free');
    await waitFor(() => expect(answers).toHaveLength(2));
    await expect(isTaken.mock.calls[0]?.[1].aborted).toBe(true);
    answers[1]?.answer(false);
    answers[0]?.answer(true);
    await waitFor(() => expect(canvas.queryByText(/Checking/)).not.toBeInTheDocument());
    await expect(name(canvas)).toBeValid();
    await expect(name(canvas)).toHaveValue('free');
  },
};

/** From the name to the token, without a pointer. */
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

/** Shown this once: the dialog stays until the token is stored, and then it is nowhere. */
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

/** One more than the tier allows belongs to no field. */
export const LimitReached: Story = {
  play: async ({ canvas }) => {
    const message = 'Your tier allows 5 enabled API tokens. Disable one first.';
    const errors = [{ code: 'TOKEN_LIMIT_REACHED', message }];
    createToken.mockResolvedValueOnce({ refused: { kind: 'refused', errors } });
    await enterName(canvas, 'grafana-read');
    await userEvent.click(create(canvas));
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(name(canvas)).toHaveValue('grafana-read');
  },
};

export const NoScope: Story = {
  play: async ({ canvas }) => {
    await enterName(canvas, 'grafana-read');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Edge Analytics dashboards' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Edge Intelligence analytics' }));
    await userEvent.click(create(canvas));
    await waitFor(() => expect(canvas.getAllByText('Select at least one option.').length).toBeGreaterThan(0));
    await expect(createToken).not.toHaveBeenCalled();
  },
};
