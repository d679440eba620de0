import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { CodeBlock } from './CodeBlock.tsx';

const manifest = `{
  "VERSION": 1,
  "TTL": 300,
  "RELOAD-URI": "https://steering.solstice.example/v1/manifest?session=7f1c20ab-9d34-4e61-b2f0-1f6d2c8e9a07",
  "PATHWAY-PRIORITY": ["aurora-eu", "basalt-global"],
  "weights": { "aurora-eu": 0.524, "basalt-global": 0.31, "tidal-apac": -1e-3 },
  "isPinned": false,
  "reason": null
}
`;
const command = `curl https://api.edge.example/v1/resources \\
  --header "Authorization: Bearer $EDGE_TOKEN" \\
  --data '{"name": "vod-main", "pathways": ["aurora-eu", "basalt-global", "tidal-apac"], "steering": "weighted"}'`;

const meta = {
  title: 'Display/Code block',
  component: CodeBlock,
  tags: ['ready'],
  args: { code: manifest, label: 'Steering manifest', language: 'JSON' },
} satisfies Meta<typeof CodeBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A named region that the keyboard can reach and scroll. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Steering manifest' });
    region.focus();
    await expect(region).toHaveFocus();
    await expect(region.textContent).toBe(manifest);
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** The lines to add to existing code. */
export const HighlightedLines: Story = { args: { highlightedLines: [3, 5] } };

/** Long lines scroll or wrap, as the user chooses. */
export const Wrapping: Story = {
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <CodeBlock {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    const wrap = canvas.getByRole('button', { name: 'Wrap lines' });
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(wrap);
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};

/** A masked secret is still copied. */
export const Masked: Story = {
  args: { code: 'token: ••••24cf', copyText: 'token: x7Qm24cf', language: 'YAML' },
  play: async ({ canvas }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await expect(canvas.queryByText(/x7Qm/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await expect(written).toHaveBeenCalledWith('token: x7Qm24cf');
  },
};

/** Copies the text as given, without line numbers. */
export const Copied: Story = {
  args: { isNumbered: true, object: 'manifest' },
  play: async ({ canvas }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy manifest' }));
    await expect(written).toHaveBeenCalledWith(manifest);
  },
};

/** Scrolls beyond the maximum number of lines. */
export const Tall: Story = {
  args: { maxLines: 4 },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await expect(region.clientHeight).toBe(4 * 20 + 24);
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
  },
};

/** Code runs left to right in any page, and its start is in view. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { isNumbered: true },
  render: (args) => (
    <div style={{ inlineSize: 360 }}>
      <CodeBlock {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByText('"VERSION"');
    await expect(getComputedStyle(line).direction).toBe('ltr');
    const region = canvas.getByRole('region');
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(line.getBoundingClientRect().left).toBeGreaterThan(region.getBoundingClientRect().left);
  },
};

/** All variants. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <BoardRow label="JSON, numbered">
        <div style={{ inlineSize: 600, maxInlineSize: '100%' }}>
          <CodeBlock code={manifest} label="Steering manifest" language="JSON" isNumbered />
        </div>
      </BoardRow>
      <BoardRow label="Wrapped, not highlighted">
        <div style={{ inlineSize: 600, maxInlineSize: '100%' }}>
          <CodeBlock code={command} label="Create a resource" language="cURL" isWrapped />
        </div>
      </BoardRow>
      <BoardRow label="One line; three visible lines">
        <div style={{ inlineSize: 290, maxInlineSize: '100%' }}>
          <CodeBlock code="_acme.solstice.example CNAME verify.edge.example" label="DNS record" />
        </div>
        <div style={{ inlineSize: 290, maxInlineSize: '100%' }}>
          <CodeBlock code={manifest} label="Manifest" language="JSON" maxLines={3} />
        </div>
      </BoardRow>
    </Board>
  ),
};
