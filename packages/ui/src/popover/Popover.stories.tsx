import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { floating } from '../overlay/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { Switch } from '../switch/index.ts';
import { Popover, type PopoverProps } from './index.ts';
import { content } from './Popover.css.ts';

function Settings() {
  const [isLive, setIsLive] = useState(true);
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <Switch label="Live only" layout="inline" isSelected={isLive} onChange={setIsLive} />
      <Button size="sm">Clear filters</Button>
    </div>
  );
}

/** Opens the popover from a button. */
function Opener(props: PopoverProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const ref = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={ref} aria-expanded={isOpen} aria-haspopup="dialog" onPress={() => setIsOpen(!isOpen)}>
        Filter
      </Button>
      <Popover {...props} isOpen={isOpen} onOpenChange={setIsOpen} triggerRef={ref} />
    </>
  );
}

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  tags: ['ready'],
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    triggerRef: { current: null },
    label: 'Filter by status',
    children: <Settings />,
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Has a name, is next to its button, and takes focus. */
export const Default: Story = {
  play: async () => {
    const popover = await screen.findByRole('dialog', { name: 'Filter by status' });
    await waitFor(() => expect(popover).toContainElement(document.activeElement as HTMLElement));
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Opens with the keyboard; Escape closes it and returns focus. */
export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async () => {
    const trigger = screen.getByRole('button', { name: 'Filter' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filter by status' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** An outside press closes it. */
export const ClosesOnOutsidePress: Story = {
  args: { isOpen: false },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await screen.findByRole('dialog');
    await userEvent.click(document.elementFromPoint(window.innerWidth - 4, window.innerHeight - 4) ?? document.body);
    await waitUntilClosed();
  },
};

/** The surface. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <BoardRow label="A few controls">
        <div className={floating}>
          <div className={content}>
            <Settings />
          </div>
        </div>
      </BoardRow>
    </Board>
  ),
};
