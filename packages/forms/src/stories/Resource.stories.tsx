import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@edge-console/ui/button';
import { useId } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import {
  FormElement,
  FormErrorSummary,
  FormNumberField,
  FormSelect,
  FormTextArea,
  FormTextField,
  RequiredLegend,
  SubmitButton,
  useFieldValue,
  useForm,
  type Form,
  type SubmitResult,
} from '../index.ts';
import { domainName, identifierName, numberInRange, oneOf, rule } from '../rules/index.ts';
import { FormCard } from '../storybook/FormCard.tsx';
import { tabTo } from '../storybook/interactions.ts';

const regionsOf: Record<string, { id: string; label: string }[]> = {
  aurora: [
    { id: 'eu-west', label: 'Europe, west' },
    { id: 'eu-north', label: 'Europe, north' },
  ],
  tidal: [
    { id: 'ap-south', label: 'Asia, south' },
    { id: 'ap-east', label: 'Asia, east' },
  ],
};
const providers = [
  { id: 'aurora', label: 'Aurora' },
  { id: 'tidal', label: 'Tidal' },
];

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

const notPaths = { code: 'PATHS', message: 'Enter paths that start with a slash.' };

const resourceRule = v.object({
  name: identifierName(3, 60),
  domain: domainName,
  provider: oneOf(providers.map(({ id }) => id)),
  region: oneOf(Object.values(regionsOf).flatMap((regions) => regions.map(({ id }) => id))),
  ttl: numberInRange({ min: 1, max: 1800, step: 1 }),
  rewind: numberInRange({ min: 36, max: 43_200, step: 1 }),
  purge: v.pipe(
    v.string(),
    rule((text: string) => linesOf(text).every((line) => /^\/[\w/.*-]+$/.test(line)), notPaths),
    v.transform(linesOf),
  ),
});
type Resource = v.InferInput<typeof resourceRule>;

const onSubmit = fn<(values: object) => Promise<SubmitResult>>();

const stored: Resource = {
  name: 'arena-live',
  domain: 'live.solstice.tv',
  provider: 'aurora',
  region: 'eu-west',
  ttl: 300,
  rewind: 3600,
  purge: '',
};

interface RegionProps {
  form: Form<Resource>;
}

/** Re-renders only when the provider changes. */
function Region({ form }: RegionProps) {
  const provider = useFieldValue(form, 'provider');
  return <FormSelect form={form} name="region" label="Region" items={regionsOf[provider] ?? []} />;
}

function EditResource() {
  const formId = useId();
  const form = useForm({
    schema: resourceRule,
    initialValues: stored,
    onSubmit,
    // Each provider has its own regions.
    onFieldChange: { provider: (provider) => form.change('region', regionsOf[provider]?.[0]?.id ?? '') },
  });
  return (
    <FormCard
      title="Resource"
      description="A stream, and how players choose a pathway."
      footer={
        <>
          <Button onPress={() => form.reset()}>Discard</Button>
          <SubmitButton form={form} formId={formId}>
            Save resource
          </SubmitButton>
        </>
      }
    >
      <FormElement form={form} id={formId} aria-label="Resource">
        <FormErrorSummary form={form} />
        <RequiredLegend />
        <FormTextField form={form} name="name" label="Name" dir="ltr" />
        <FormTextField form={form} name="domain" label="Domain" dir="ltr" />
        <FormSelect form={form} name="provider" label="Provider" items={providers} />
        <Region form={form} />
        <FormNumberField
          form={form}
          name="ttl"
          label="Time to live"
          unit="seconds"
          minValue={1}
          maxValue={1800}
          description="How long a player keeps a response: 1 to 1800"
        />
        <FormNumberField
          form={form}
          name="rewind"
          label="Rewind range"
          unit="seconds"
          minValue={36}
          maxValue={43_200}
          step={36}
          description="How far a viewer can go back: 36 seconds to 12 hours"
        />
        <FormTextArea
          form={form}
          name="purge"
          label="Purge"
          isOptionalShown
          isCode
          dir="ltr"
          description="One path or address a line; * stands for any part"
        />
      </FormElement>
    </FormCard>
  );
}

type Canvas = ReturnType<typeof within>;
const field = (canvas: Canvas, name: string | RegExp) => canvas.getByRole('textbox', { name });
const save = (canvas: Canvas) => canvas.getByRole('button', { name: 'Save resource' });

async function choose(canvas: Canvas, label: RegExp, option: string) {
  await userEvent.click(canvas.getByRole('button', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

const meta = {
  title: 'Forms/Resource',
  component: EditResource,
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue({ kind: 'saved' });
  },
} satisfies Meta<typeof EditResource>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(field(canvas, /^Time to live/)).toHaveValue('300');
  },
};

/** Changing the provider selects its first region. */
export const ProviderChangesRegion: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, /Provider/, 'Tidal');
    await expect(canvas.getByRole('button', { name: /Region/ })).toHaveTextContent('Asia, south');
    await choose(canvas, /Region/, 'Asia, east');
    await userEvent.click(save(canvas));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ provider: 'tidal', region: 'ap-east' });
  },
};

/** Submits the output of the schema. */
export const WithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await tabTo(field(canvas, /^Time to live/));
    await userEvent.keyboard('{ArrowUp}');
    await tabTo(field(canvas, /^Purge/));
    await userEvent.keyboard('/live/*.m3u8{Enter}/vod/*');
    await tabTo(save(canvas));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(onSubmit.mock.lastCall?.[0]).toEqual({ ...stored, ttl: 301, purge: ['/live/*.m3u8', '/vod/*'] });
  },
};
