import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { SecretField } from './SecretField.tsx';

const secret = 'esp_7fQ2vR8kTzN4mYb0LhW6cXpJd3sGaE1uKo5Zx9Lw';

const meta = {
  title: 'Display/Secret field',
  component: SecretField,
  tags: ['ready'],
  args: { value: secret, object: 'token', prefix: 'esp_', isStored: false, onStoredChange: fn(), onCopy: fn() },
} satisfies Meta<typeof SecretField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While hidden, the secret is not in the page; while shown, it is text and in no attribute. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const rest = secret.slice(4);
    await expect(canvasElement.ownerDocument.documentElement.outerHTML).not.toContain(rest);
    await expect(canvas.getByText('The token is hidden')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show token' }));
    await expect(canvas.getByText(rest)).toBeVisible();
    for (const element of canvasElement.querySelectorAll('*'))
      for (const { value } of element.attributes) await expect(value).not.toContain(rest);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide token' }));
    await expect(canvasElement.ownerDocument.documentElement.outerHTML).not.toContain(rest);
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** The secret can be copied without being shown. */
export const CopiesWhileHidden: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy token' }));
    await expect(written).toHaveBeenCalledWith(secret);
    await waitFor(() => expect(canvas.getByText('Token copied')).toBeInTheDocument());
    await expect(args.onCopy).toHaveBeenCalledTimes(1);
    await expect(canvasElement.innerHTML).not.toContain(secret.slice(4));
  },
};

function CreatedDialog({ onClosed }: { onClosed: () => void }) {
  const [token, setToken] = useState<string | null>(secret);
  const [isStored, setIsStored] = useState(false);
  const close = () => {
    setToken(null);
    onClosed();
  };
  return (
    <>
      <Button>Behind the dialog</Button>
      {token !== null && (
        <Dialog
          isOpen
          // Escape and the scrim also request closing; the same condition applies.
          onOpenChange={() => isStored && close()}
          title="playback-metrics is ready"
          size="md"
          footer={
            <Button {...(isStored ? {} : { disabledReason: 'Confirm that you stored the token' })} onPress={close}>
              Close
            </Button>
          }
        >
          <SecretField value={token} object="token" prefix="esp_" isStored={isStored} onStoredChange={setIsStored} />
        </Dialog>
      )}
    </>
  );
}

const onClosed = fn();

/** The dialog cannot be closed until the user confirms; afterward nothing of the secret remains. */
export const BlocksItsDialog: Story = {
  beforeEach: () => {
    onClosed.mockClear();
  },
  render: () => <CreatedDialog onClosed={onClosed} />,
  play: async () => {
    const close = await screen.findByRole('button', { name: 'Close' });
    await userEvent.click(close);
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await expect(onClosed).not.toHaveBeenCalled();
    await expect(close).toHaveAccessibleDescription('Confirm that you stored the token');
    await userEvent.click(screen.getByRole('checkbox', { name: 'I stored the token' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(onClosed).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(document.documentElement.outerHTML).not.toContain(secret.slice(4));
  },
};

const onStoredChange = () => undefined;

/** All states. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <BoardRow label="Hidden, not yet stored">
        <div style={{ inlineSize: 472, maxInlineSize: '100%' }}>
          <SecretField value={secret} object="token" prefix="esp_" isStored={false} onStoredChange={onStoredChange} />
        </div>
      </BoardRow>
      <BoardRow label="Stored; another object, its own advice, narrow">
        <div style={{ inlineSize: 288, maxInlineSize: '100%' }}>
          <SecretField value="JBSWY3DPEHPK3PXP" object="recovery code" isStored onStoredChange={onStoredChange}>
            Print it, or keep it in a password manager.
          </SecretField>
        </div>
      </BoardRow>
    </Board>
  ),
};
