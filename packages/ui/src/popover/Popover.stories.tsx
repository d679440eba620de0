import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Popover, type PopoverProps } from './index.ts';

function Example(props: Pick<PopoverProps, 'placement' | 'label' | 'children'>) {
  const [isOpen, setIsOpen] = useState(false);
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
  title: 'Components/Popover',
  component: Example,
  args: { label: 'Filter by status', children: <Button>Clear filters</Button> },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Named, closed by Esc, and the focus goes back. */
export const Default: Story = {
  play: async () => {
    const trigger = screen.getByRole('button', { name: 'Filter' });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filter by status' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
