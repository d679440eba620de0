import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Dialog } from './index.ts';

const meta = {
  title: 'Overlays/Dialog',
  tags: ['ready', '!autodocs'],
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Nested() {
  const [outer, setOuter] = useState(false);
  const [inner, setInner] = useState(false);
  return (
    <>
      <Button onPress={() => setOuter(true)}>Edit pathway</Button>
      <Dialog
        isOpen={outer}
        onOpenChange={setOuter}
        size="md"
        title="Edit tidal-apac"
        footer={<Button onPress={() => setInner(true)}>Reset weights…</Button>}
      >
        <TextField label="Name" value="tidal-apac" onChange={() => {}} />
      </Dialog>
      <Dialog
        isOpen={inner}
        onOpenChange={setInner}
        role="alertdialog"
        title="Reset all weights?"
        footer={<Button onPress={() => setInner(false)}>Cancel</Button>}
      >
        All resources will have the same weight.
      </Dialog>
    </>
  );
}

/** A confirmation over a dialog: one scrim, Escape closes only the upper one, and focus returns step by step. */
export const NestedDialog: Story = {
  render: () => <Nested />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Edit pathway' }));
    const outer = await screen.findByRole('dialog', { name: 'Edit tidal-apac' });
    const reset = within(outer).getByRole('button', { name: 'Reset weights…' });
    await userEvent.click(reset);
    const inner = await screen.findByRole('alertdialog', { name: 'Reset all weights?' });
    await expect(inner).toHaveAccessibleDescription(/same weight/);
    await waitFor(() => expect(inner).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(outer).toBeVisible());
    await waitFor(() => expect(reset).toHaveFocus());
    await userEvent.click(reset);
    await screen.findByRole('alertdialog');
  },
};

const pathways = ['aurora-eu', 'tidal-apac', 'basalt-global'];

function Rows() {
  const [left, setLeft] = useState(pathways);
  const [requested, setRequested] = useState<string>();
  return (
    <>
      {left.map((name) => (
        <p key={name}>
          {name} <Button onPress={() => setRequested(name)}>Delete {name}…</Button>
        </p>
      ))}
      <Dialog
        isOpen={requested !== undefined}
        onOpenChange={() => setRequested(undefined)}
        role="alertdialog"
        title="Delete this pathway?"
        footer={
          <Button
            variant="primary"
            tone="danger"
            onPress={() => {
              setLeft(left.filter((name) => name !== requested));
              setRequested(undefined);
            }}
          >
            Delete pathway
          </Button>
        }
      >
        Its resources fall back to their next pathway.
      </Dialog>
    </>
  );
}

/** If the button that opened it was removed with its row, focus moves to the next row. */
export const OpenerRemoved: Story = {
  render: () => <Rows />,
  play: async () => {
    const remove = async (name: string) => {
      screen.getByRole('button', { name: `Delete ${name}…` }).focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('alertdialog');
      await userEvent.click(screen.getByRole('button', { name: 'Delete pathway' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    };
    await remove('tidal-apac');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete basalt-global…' })).toHaveFocus());
    await remove('basalt-global');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete aurora-eu…' })).toHaveFocus());
  },
};
