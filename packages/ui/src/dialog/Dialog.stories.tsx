import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { KeyRound, Trash } from '../icon/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { OpenDialog } from '../storybook/OpenDialog.tsx';
import { Dialog, type DialogProps } from './index.ts';

const accepted = fn<(isOpen: boolean) => boolean>(() => true);

/** Opens the dialog from a button, as a page does. */
function Opener(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Show token</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onOpenChange={(next) => {
          props.onOpenChange(next);
          if (accepted(next)) setIsOpen(next);
        }}
        footer={
          <Button variant="primary" onPress={() => setIsOpen(false)}>
            Close
          </Button>
        }
      />
    </>
  );
}

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  tags: ['ready'],
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'playback-metrics is ready',
    children: 'Read on Edge Intelligence and Edge Analytics. It expires on 14 Nov 2027.',
    footer: <Button variant="primary">Close</Button>,
  },
  render: (args) => <Opener {...args} />,
  beforeEach: () => {
    accepted.mockReset().mockReturnValue(true);
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const shut = { isOpen: false };
const opener = () => screen.getByRole('button', { name: 'Show token' });
const open = async () => {
  await userEvent.click(opener());
  return screen.findByRole('dialog', { name: 'playback-metrics is ready' });
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** The title is its accessible name, and the focused dialog announces it. */
export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'playback-metrics is ready' });
    await waitFor(() => expect(dialog).toHaveFocus());
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Opens and closes with the keyboard; Tab stays inside, and focus returns to the button. */
export const ByKeyboard: Story = {
  args: shut,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(opener()).toHaveFocus());
  },
};

/** A press on the scrim closes it, unless it must be answered. */
export const ClosedByScrim: Story = {
  args: shut,
  play: async () => {
    await open();
    await userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
    await gone();
  },
};

/** Escape is a request: the owner can keep the dialog open to prevent data loss. */
export const RefusesToClose: Story = {
  args: shut,
  play: async () => {
    accepted.mockImplementation((next) => next);
    await open();
    await userEvent.keyboard('{Escape}');
    await expect(accepted).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** While pending, Escape and the scrim do nothing. */
export const Pending: Story = {
  args: { ...shut, isPending: true },
  play: async ({ args }) => {
    const dialog = await open();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.elementFromPoint(4, 4) ?? document.body);
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Icon, description and content. */
export const WithIcon: Story = {
  args: {
    icon: KeyRound,
    iconTone: 'success',
    description: 'Read on Edge Intelligence · expires 14 Nov 2027',
    size: 'md',
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(/expires 14 Nov 2027/);
  },
};

const paragraphs = Array.from({ length: 30 }, (_, index) => (
  <p key={index} style={{ margin: 0 }}>
    Resource {index + 1} is loaded by every player that starts in the next minute.
  </p>
));

/** Content that exceeds the window scrolls, also with the keyboard; the title and buttons remain visible. */
export const LongContent: Story = {
  args: { size: 'lg', children: paragraphs },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const close = dialog.getByRole('button', { name: 'Close' });
    await waitFor(() => expect(close.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    const body = dialog.getByText(/^Resource 1 /).closest('[data-more-below]');
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
    await expect(body).not.toHaveAttribute('data-more-above');
    body?.scrollTo({ top: 60 });
    await waitFor(() => expect(body).toHaveAttribute('data-more-above'));
    body?.scrollTo({ top: body.scrollHeight });
    await waitFor(() => expect(body).not.toHaveAttribute('data-more-below'));
    body?.scrollTo({ top: 0 });
  },
};

/** On a phone, content dialogs fill the window; confirmations remain cards. */
export const OnPhone: Story = {
  args: { size: 'md', children: paragraphs },
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async () => {
    const body = (await screen.findByText(/^Resource 1 /)).closest('[data-more-below]');
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
    const box = screen.getByRole('dialog').getBoundingClientRect();
    await expect(box).toMatchObject({ left: 0, width: 320, top: 0, bottom: window.innerHeight });
  },
};

/** Title and buttons are mirrored. */
export const RightToLeft: Story = {
  args: { icon: Trash, iconTone: 'danger', title: 'حذف المسار؟', children: 'لا يمكن التراجع عن هذا.' },
  globals: { direction: 'rtl' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'حذف المسار؟' });
    const title = within(dialog).getByRole('heading').getBoundingClientRect();
    const button = within(dialog).getByRole('button').getBoundingClientRect();
    await expect(title.right).toBeGreaterThan(button.right);
  },
};

/** All sizes, with and without an icon. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <BoardRow label="sm, a question">
        <OpenDialog title="Delete pathway “tidal-apac”?" width={440} verb="Delete pathway" isDangerous>
          Two resources fall back to their next pathway within 300 seconds.
        </OpenDialog>
        <OpenDialog
          title="Delete the image?"
          icon={Trash}
          iconTone="danger"
          width={440}
          verb="Delete image"
          isDangerous
        >
          Two pages use it. They will show the default image.
        </OpenDialog>
      </BoardRow>
      <BoardRow label="md, with an icon and a description">
        <OpenDialog
          title="playback-metrics is ready"
          description="Read on Edge Intelligence and Edge Analytics · expires 14 Nov 2027"
          icon={KeyRound}
          iconTone="success"
          width={520}
          verb="Copy token"
        >
          You will not see this token again.
        </OpenDialog>
      </BoardRow>
      <BoardRow label="lg, with a two-line title">
        <OpenDialog
          title="Move 12 Northlight Streaming resources to the basalt-global pathway in Europe and Asia?"
          width={640}
          verb="Move resources"
        >
          Players that start within the next minute use the new pathway. Players already running are not affected.
        </OpenDialog>
      </BoardRow>
    </Board>
  ),
};
