import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Board, BoardRow } from '../storybook/Board.tsx';
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

function Controlled(props: JsonEditorProps) {
  const [value, setValue] = useState(props.value);
  return <JsonEditor {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Inputs/JSON editor',
  component: JsonEditor,
  subcomponents: { JsonDiff },
  tags: ['ready'],
  args: { label: 'sdkFeatureFlags', value: flags, onChange: () => undefined },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof JsonEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const rootOf = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-editor]')?.shadowRoot;

/** The editor's text, in its shadow root. */
const contentOf = (canvasElement: HTMLElement) =>
  waitFor(
    () => {
      const content = canvasElement
        .querySelector('[data-editor]')
        ?.shadowRoot?.querySelector<HTMLElement>('.cm-content');
      if (!content) throw new Error('The editor has not loaded');
      return content;
    },
    { timeout: 60_000 },
  );

/** Colored and numbered. Its name, its description and a press on its label reach into the shadow root. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const content = await contentOf(canvasElement);
    await waitFor(() => expect(content).toHaveAttribute('aria-label', 'sdkFeatureFlags'));
    await expect(content.textContent).toContain('peer-discovery-v2');
    await userEvent.click(canvas.getByText('sdkFeatureFlags'));
    await expect(rootOf(canvasElement)?.activeElement).toBe(content);
    content.blur();
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Shows an error with line, column and fix, also with Windows line endings. */
export const Malformed: Story = {
  args: { value: flags.replace('  },\n', '  }\n').replaceAll('\n', '\r\n'), characterLimit: 1024 },
  play: async ({ canvas, canvasElement }) => {
    const content = await contentOf(canvasElement);
    await expect(
      canvas.getByText('The JSON is not well formatted (line 7, column 3). Missing comma before this.'),
    ).toBeVisible();
    await waitFor(() => expect(content).toHaveAttribute('aria-invalid', 'true'));
    await expect(rootOf(canvasElement)?.querySelector('.cm-lint-marker-error')).toBeTruthy();
    await userEvent.click(canvas.getByRole('button', { name: 'Add comma' }));
    await waitFor(() => expect(canvas.queryByText(/not well formatted/u)).toBeNull());
    await expect(content.textContent).toContain('},');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText(/line 7, column 3/u)).toBeVisible();
  },
};

/** Tab leaves the editor; after Ctrl M it indents. */
export const TabLeaves: Story = {
  play: async ({ canvasElement }) => {
    const content = await contentOf(canvasElement);
    content.focus();
    const isPrevented = (init: KeyboardEventInit) =>
      !content.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    await expect(isPrevented({ key: 'Tab', keyCode: 9 })).toBe(false);
    await expect(isPrevented({ key: 'm', keyCode: 77, ctrlKey: true })).toBe(true);
    await expect(isPrevented({ key: 'Tab', keyCode: 9 })).toBe(true);
  },
};

/** Adopts style sheets instead of adding a style element, which a strict Content-Security-Policy would refuse. */
export const ContentSecurityPolicy: Story = {
  play: async ({ canvasElement }) => {
    await contentOf(canvasElement);
    const written = [...document.querySelectorAll('style')].filter(({ textContent }) =>
      textContent.includes('cm-editor'),
    );
    await expect(written).toHaveLength(0);
    const root = rootOf(canvasElement);
    await expect(root?.querySelectorAll('style')).toHaveLength(0);
    await expect(root?.adoptedStyleSheets.length).toBeGreaterThan(0);
  },
};

/** Formatting keeps every digit and every key. */
export const Formatted: Story = {
  args: { value: '{"id":12345678901234567890,"id":1.0}' },
  play: async ({ canvas, canvasElement }) => {
    const content = await contentOf(canvasElement);
    await expect(canvas.getByText('Duplicate key: id. (line 1, column 28)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Format' }));
    await waitFor(() =>
      expect([...content.querySelectorAll('.cm-line')].map((line) => line.textContent)).toEqual([
        '{',
        '  "id": 12345678901234567890,',
        '  "id": 1.0',
        '}',
      ]),
    );
  },
};

const max5 = (value: unknown) => {
  const ahead = (value as { 'segment-prefetch'?: { 'max-ahead'?: number } })['segment-prefetch']?.['max-ahead'] ?? 0;
  return ahead > 2 ? [{ path: ['segment-prefetch', 'max-ahead'], message: 'Use at most 2.' }] : [];
};

/** A schema error of valid JSON is shown at its value. */
export const Validated: Story = {
  args: { validate: max5 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Use at most 2. (line 5, column 18)')).toBeVisible();
  },
};

const long = JSON.stringify(Array.from({ length: 1_400 }, (_, at) => ({ id: at, label: `peer number ${at}` })));

/** Fifty thousand pasted characters: only visible lines are in the DOM. */
export const Pasted: Story = {
  args: { value: '' },
  play: async ({ canvasElement }) => {
    const content = await contentOf(canvasElement);
    await expect(long.length).toBeGreaterThan(50_000);
    content.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', long);
    content.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await waitFor(() => expect(content.textContent).toContain('peer number 3'));
  },
};

/** Only the changes, with a few lines of context. */
export const Differences: Story = {
  render: () => (
    <JsonDiff
      label="sdkFeatureFlags"
      before={flags}
      after={flags.replace('3', '4').replace('"sports"', '"sports",\n    "is-new": true')}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 added, 2 removed')).toBeVisible();
    await expect(canvas.queryByText(/peer-discovery-v2/u)).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Only changes' }));
    await expect(canvas.getByText(/peer-discovery-v2/u)).toBeVisible();
  },
};

/** All states. */
export const States: Story = {
  tags: ['board'],
  render: (args) => (
    <Board>
      <BoardRow label="Resting; wrong">
        {[
          { ...args, description: 'Read when the player starts.', characterLimit: 1024 },
          { ...args, value: flags.replace('2400,', '2400'), errorMessage: 'The parameter could not be set.' },
        ].map((cell, at) => (
          <div key={at} style={{ inlineSize: 440, maxInlineSize: '100%' }}>
            <JsonEditor {...cell} />
          </div>
        ))}
      </BoardRow>
      <BoardRow label="Read-only; disabled">
        {[{ isReadOnly: true }, { isDisabled: true }].map((cell, at) => (
          <div key={at} style={{ inlineSize: 440, maxInlineSize: '100%' }}>
            <JsonEditor {...args} {...cell} rows={5} />
          </div>
        ))}
      </BoardRow>
      <BoardRow label="Differences; none">
        <div style={{ inlineSize: 440, maxInlineSize: '100%' }}>
          <JsonDiff label="bufferhealth" before={flags} after={flags.replace('"max-ahead": 3', '"max-ahead": 12')} />
        </div>
        <div style={{ inlineSize: 440, maxInlineSize: '100%' }}>
          <JsonDiff label="sharingContent" before='"ALWAYS"' after='"ALWAYS"' />
        </div>
      </BoardRow>
    </Board>
  ),
};
