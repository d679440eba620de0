import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, IconButton } from '@edge-console/ui/button';
import { ArrowDown, ArrowUp, Plus, Trash } from '@edge-console/ui/icon';
import { vars } from '@edge-console/ui/theme';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import {
  FormElement,
  FormErrorSummary,
  FormSwitch,
  FormTextField,
  RequiredLegend,
  SubmitButton,
  useFieldArray,
  useForm,
  type Form,
  type SubmitResult,
} from '../index.ts';
import { hostname, httpsUrl } from '../rules/index.ts';
import { FormCard } from '../storybook/FormCard.tsx';
import { tabTo } from '../storybook/interactions.ts';

const pathwayRule = v.object({
  name: httpsUrl,
  hosts: v.array(v.object({ host: hostname })),
  active: v.boolean(),
});
type Pathway = v.InferInput<typeof pathwayRule>;

const onSubmit = fn<(values: object) => Promise<SubmitResult>>();

const stored: Pathway = {
  name: 'https://aurora-eu',
  hosts: [{ host: 'edge-1.aurora-cdn.eu' }, { host: 'edge-2.aurora-cdn.eu' }, { host: 'edge-3.aurora-cdn.eu' }],
  active: true,
};
const noPathway: Pathway = { name: 'https://', hosts: [{ host: '' }], active: true };

interface HostsProps {
  form: Form<Pathway>;
}

function Hosts({ form }: HostsProps) {
  const hosts = useFieldArray(form, 'hosts');
  const last = hosts.items.length - 1;
  // The new field must be rendered before it can take focus.
  const add = () => {
    flushSync(() => hosts.append({ host: '' }));
    form.focusField(`hosts.${last + 1}.host`);
  };
  const remove = (index: number) => {
    flushSync(() => hosts.remove(index));
    form.focusField(`hosts.${Math.min(index, last - 1)}.host`);
  };
  return (
    <fieldset style={{ display: 'grid', gap: vars.space[4], minInlineSize: 0, margin: 0, padding: 0, border: 0 }}>
      <legend style={{ padding: 0, marginBlockEnd: vars.space[3], fontWeight: 600 }}>Hosts, in order of use</legend>
      {hosts.items.map(({ key, name }, index) => (
        <div key={key} style={{ display: 'flex', alignItems: 'start', gap: vars.space[1] }}>
          <div style={{ flex: 1, minInlineSize: 0 }}>
            <FormTextField form={form} name={`${name}.host`} label={`Host ${index + 1}`} dir="ltr" isLabelHidden />
          </div>
          <IconButton
            label={`Move host ${index + 1} up`}
            icon={ArrowUp}
            {...(index === 0 ? { disabledReason: 'This is the first host' } : {})}
            onPress={() => hosts.move(index, index - 1)}
          />
          <IconButton
            label={`Move host ${index + 1} down`}
            icon={ArrowDown}
            {...(index === last ? { disabledReason: 'This is the last host' } : {})}
            onPress={() => hosts.move(index, index + 1)}
          />
          <IconButton
            label={`Remove host ${index + 1}`}
            icon={Trash}
            {...(last === 0 ? { disabledReason: 'A pathway needs at least one host' } : {})}
            onPress={() => remove(index)}
          />
        </div>
      ))}
      <div>
        <Button icon={Plus} onPress={add}>
          Add host
        </Button>
      </div>
    </fieldset>
  );
}

interface PathwayFormProps {
  initialValues: Pathway;
}

function PathwayForm({ initialValues }: PathwayFormProps) {
  const formId = useId();
  const form = useForm({ schema: pathwayRule, initialValues, onSubmit });
  return (
    <FormCard
      title="Pathway"
      description="A content delivery network that players can use."
      footer={
        <>
          <Button onPress={() => form.reset()}>Discard</Button>
          <SubmitButton form={form} formId={formId}>
            Save pathway
          </SubmitButton>
        </>
      }
    >
      <FormElement form={form} id={formId} aria-label="Pathway">
        <FormErrorSummary form={form} />
        <RequiredLegend />
        <FormTextField
          form={form}
          name="name"
          label="Name"
          type="url"
          description="Lowercase letters, numbers and hyphens. Players see it. It cannot be changed later."
        />
        <Hosts form={form} />
        <FormSwitch form={form} name="active" label="Active" description="Available to players immediately" />
      </FormElement>
    </FormCard>
  );
}

type Canvas = ReturnType<typeof within>;
const host = (canvas: Canvas, number: number) => canvas.getByRole('textbox', { name: `Host ${number}` });
const hostValues = (canvas: Canvas) =>
  canvas
    .getAllByRole('textbox', { name: /^Host/ })
    .map((element: HTMLElement) => element instanceof HTMLInputElement && element.value);
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));

async function enterInvalidSecondHost(canvas: Canvas) {
  await userEvent.type(host(canvas, 2), ':443');
  await userEvent.tab();
  await expect(host(canvas, 2)).toHaveAccessibleDescription('Use letters, numbers, dots, and hyphens.');
}

const meta = {
  title: 'Forms/Pathway',
  component: PathwayForm,
  args: { initialValues: stored },
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue({ kind: 'saved' });
  },
} satisfies Meta<typeof PathwayForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(hostValues(canvas)).toEqual(stored.hosts.map(({ host: name }) => name));
  },
};

export const WithTheKeyboard: Story = {
  args: { initialValues: noPathway },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{End}basalt-global');
    await userEvent.tab();
    await userEvent.keyboard('g.basaltnet.com');
    await tabTo(canvas.getByRole('button', { name: 'Add host' }));
    await userEvent.keyboard('{Enter}');
    await expect(host(canvas, 2)).toHaveFocus();
    await userEvent.keyboard('h.basaltnet.com');
    await tabTo(canvas.getByRole('button', { name: 'Save pathway' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(onSubmit.mock.lastCall?.[0]).toEqual({
      name: 'https://basalt-global',
      hosts: [{ host: 'g.basaltnet.com' }, { host: 'h.basaltnet.com' }],
      active: true,
    });
  },
};

/** A moved host keeps its error and focus. */
export const MovedHost: Story = {
  play: async ({ canvas }) => {
    await enterInvalidSecondHost(canvas);
    const up = canvas.getByRole('button', { name: 'Move host 2 up' });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await expect(hostValues(canvas)).toEqual([
      'edge-2.aurora-cdn.eu:443',
      'edge-1.aurora-cdn.eu',
      'edge-3.aurora-cdn.eu',
    ]);
    await expect(host(canvas, 1)).toHaveAccessibleDescription('Use letters, numbers, dots, and hyphens.');
    await expect(host(canvas, 2)).toBeValid();
    await expect(up).toHaveFocus();
    await expect(up).toHaveAccessibleName('Move host 1 up');
    await press(canvas, 'Move host 1 down');
    await expect(host(canvas, 2)).toHaveAccessibleDescription('Use letters, numbers, dots, and hyphens.');
    await expect(canvas.getByRole('button', { name: 'Move host 2 down' })).toHaveFocus();
  },
};

/** Focus moves to the next host, or from the last host to the previous one. */
export const RemovedHost: Story = {
  play: async ({ canvas }) => {
    await enterInvalidSecondHost(canvas);
    await press(canvas, 'Save pathway');
    await expect(host(canvas, 2)).toHaveFocus();
    await press(canvas, 'Remove host 2');
    await expect(hostValues(canvas)).toEqual(['edge-1.aurora-cdn.eu', 'edge-3.aurora-cdn.eu']);
    await expect(host(canvas, 2)).toBeValid();
    await expect(host(canvas, 2)).toHaveFocus();
    await press(canvas, 'Remove host 2');
    await expect(host(canvas, 1)).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Remove host 1' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A server error of one host is shown there, also after a move. */
export const ServerError: Story = {
  play: async ({ canvas }) => {
    const message = 'edge-3.aurora-cdn.eu does not respond.';
    onSubmit.mockResolvedValueOnce({
      kind: 'refused',
      errors: [
        { code: 'UNREACHABLE', field: ['hosts', '2', 'host'], message },
        { code: 'PATHWAY_LIMIT_REACHED', message: 'An account can have at most 16 pathways.' },
      ],
    });
    await userEvent.type(host(canvas, 1), '.example');
    await press(canvas, 'Save pathway');
    await waitFor(() => expect(host(canvas, 3)).toHaveAccessibleDescription(message));
    await expect(canvas.getByText('An account can have at most 16 pathways.')).toBeVisible();
    await press(canvas, 'Move host 3 up');
    await expect(host(canvas, 2)).toHaveAccessibleDescription(message);
  },
};
