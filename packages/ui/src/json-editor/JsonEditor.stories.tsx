import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { JsonDiff, JsonEditor, type JsonEditorProps } from './index.ts';

const flags = `{
  "peer-discovery-v2": true,
  "segment-prefetch": {
    "enabled": true,
    "max-ahead": 3
  },
  "low-latency": {
    "target-ms": 2400,
    "profile": "sports"
  }
}`;

function Held(props: JsonEditorProps) {
  const [value, setValue] = useState(props.value);
  return <JsonEditor {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Inputs/JSON editor',
  component: JsonEditor,
  subcomponents: { JsonDiff },
  tags: ['ready'],
  args: { label: 'sdkFeatureFlags', value: flags, onChange: () => undefined },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof JsonEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text of the editor, which lies in a shadow root. */
const contentOf = (canvasElement: HTMLElement) =>
  waitFor(
    () => {
      const content = canvasElement
        .querySelector('[data-editor]')
        ?.shadowRoot?.querySelector<HTMLElement>('.cm-content');
      if (!content) throw new Error('The editor is not there yet');
      return content;
    },
    { timeout: 20_000 },
  );

/** Coloured and numbered; its name and what is said about it reach into the shadow root. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const content = await contentOf(canvasElement);
    await waitFor(() => expect(content).toHaveAttribute('aria-label', 'sdkFeatureFlags'));
    await expect(content.textContent).toContain('peer-discovery-v2');
  },
};

/** Every property, to try. */
export const Playground: Story = { tags: ['playground'] };

/** What is wrong, with its line and column, and the way to mend it. */
export const Malformed: Story = {
  args: { value: flags.replace('  },\n', '  }\n'), characterLimit: 1024 },
};
