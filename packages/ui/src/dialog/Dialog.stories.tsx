import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog, type DialogProps } from './index.ts';

const accepted = fn<(isOpen: boolean) => boolean>(() => true);

function Example(props: Omit<DialogProps, 'isOpen' | 'onOpenChange' | 'footer'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Show token</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onOpenChange={(next) => {
          if (accepted(next)) setIsOpen(next);
        }}
        footer={<Button onPress={() => setIsOpen(false)}>Close</Button>}
      />
    </>
  );
}

const meta = {
  title: 'Components/Dialog',
  component: Example,
  args: { title: 'playback-metrics is ready', children: 'Read on Edge Intelligence and Edge Analytics.' },
  beforeEach: () => {
    accepted.mockReset().mockReturnValue(true);
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('dialog', { name: 'playback-metrics is ready' });
};

/** Opened and closed by keyboard; the button gets the focus back. */
export const Default: Story = {
  play: async () => {
    const dialog = await open();
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show token' })).toHaveFocus());
  },
};

/** Esc is a request: an owner with something to lose may keep the dialog open. */
export const RefusesToClose: Story = {
  play: async () => {
    accepted.mockImplementation((next) => next);
    await open();
    await userEvent.keyboard('{Escape}');
    await expect(accepted).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Medium: Story = { args: { size: 'md' }, play: async () => void (await open()) };

/** More than the window can hold: the body scrolls, the buttons stay. */
export const Long: Story = {
  args: {
    size: 'lg',
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>Resource {index + 1} is read by every player that starts in the next minute.</p>
    )),
  },
  play: async () => {
    await open();
    const close = screen.getByRole('button', { name: 'Close' });
    await waitFor(() => expect(close.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};
