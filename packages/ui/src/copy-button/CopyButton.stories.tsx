import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Board, BoardRow, Forced } from '../storybook/Board.tsx';
import { Row } from '../storybook/Layout.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Actions/Copy button',
  component: CopyButton,
  tags: ['ready'],
  args: { text: 'ei_4f21c9', object: 'customer ID', onCopy: fn() },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An icon next to the text, or a labeled button where copying is the main action. */
export const Default: Story = {
  render: (args) => (
    <Row>
      <code>{args.text}</code>
      <CopyButton {...args} />
      <CopyButton {...args}>Copy</CopyButton>
    </Row>
  ),
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Shows the result as icon, tooltip and live region. Its name is unchanged, so that it is not announced twice. */
export const Copied: Story = {
  play: async ({ args, canvas }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const button = canvas.getByRole('button', { name: 'Copy customer ID' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(written).toHaveBeenCalledWith('ei_4f21c9');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Customer ID copied'));
    await waitFor(() => expect(screen.getAllByText('Customer ID copied')).toHaveLength(2));
    await expect(button).toHaveAttribute('data-copied', 'true');
    await expect(button).toHaveAccessibleName('Copy customer ID');
    await expect(args.onCopy).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await expect(button).not.toHaveAttribute('data-copied');
  },
};

export const WithText: Story = {
  args: { text: 'esp_7fQ2vR8kTzN4', object: 'token', children: 'Copy', variant: 'primary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy token' })).toHaveTextContent('Copy');
  },
};

/** Without permission, it falls back to the old API and restores the selection. */
export const WithoutPermission: Story = {
  play: async ({ args, canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    let copied = '';
    const listen = () => {
      copied = String(document.getSelection());
    };
    const run = spyOn(document, 'execCommand').mockImplementation(() => {
      listen();
      return true;
    });
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Customer ID copied'));
    await expect(run).toHaveBeenCalledWith('copy');
    await expect(copied).toBe('ei_4f21c9');
    await expect(args.onCopy).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByText('ei_4f21c9')).toBeNull();
  },
};

/** If both ways fail, it shows the text selected; Escape restores focus. */
export const CopyFails: Story = {
  play: async ({ args, canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const text = await screen.findByRole('textbox', { name: 'Text: customer ID' });
    await waitFor(() => expect(text).toHaveFocus());
    await expect(text).toHaveTextContent('ei_4f21c9');
    await expect(String(document.getSelection())).toBe('ei_4f21c9');
    await expect(screen.getByRole('alert')).toHaveTextContent('The browser did not allow copying.');
    await expect(args.onCopy).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** All variants and states. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <BoardRow label="Picture">
        <CopyButton text="a" object="id" />
        <CopyButton text="a" object="host" size="md" />
        <CopyButton text="a" object="record" size="md" variant="secondary" />
        <Forced state="hover">
          <CopyButton text="a" object="hovered" />
        </Forced>
        <Forced state="active">
          <CopyButton text="a" object="pressed" />
        </Forced>
        <Forced state="focus-visible">
          <CopyButton text="a" object="focused" />
        </Forced>
      </BoardRow>
      <BoardRow label="With a label">
        <CopyButton text="a" object="link">
          Copy link
        </CopyButton>
        <CopyButton text="a" object="token" variant="primary">
          Copy
        </CopyButton>
        <CopyButton text="a" object="command" variant="ghost" size="sm">
          Copy command
        </CopyButton>
      </BoardRow>
    </Board>
  ),
};
