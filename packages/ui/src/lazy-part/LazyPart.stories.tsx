import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { lazyComponent } from './index.ts';

function DelayedDrawer() {
  return <p>The drawer is open</p>;
}

/** Runs `onShown` after the render that shows it and before the effects of that render. */
function Shown({ onShown }: { onShown: () => void }) {
  useLayoutEffect(onShown, [onShown]);
  return null;
}

function Example() {
  const [isOpen, setIsOpen] = useState(false);
  const [{ Drawer, arrive }] = useState(() => {
    let arrive = () => {};
    // A promise answers a moment later; this stands for one whose moment falls between a render and its effects.
    const code = {
      // oxlint-disable-next-line unicorn/no-thenable -- it stands for a promise, so it must be thenable
      then: (show: (part: typeof DelayedDrawer) => void) => {
        arrive = () => show(DelayedDrawer);
        return Promise.resolve();
      },
    } as unknown as Promise<typeof DelayedDrawer>;
    return { Drawer: lazyComponent(() => code), arrive: () => arrive() };
  });
  return (
    <>
      <Button
        onPress={() => {
          Drawer.preload();
          setIsOpen(true);
        }}
      >
        Open
      </Button>
      {isOpen && <Drawer />}
      {isOpen && <Shown onShown={arrive} />}
    </>
  );
}

export default {
  title: 'Foundations/Lazy parts',
  component: Example,
  tags: ['ready'],
} satisfies Meta<typeof Example>;

/** The code arrives between the render that wants it and that render's effects: it is shown all the same. */
export const ArrivesInBetween: StoryObj = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await canvas.findByText('The drawer is open')).toBeVisible();
  },
};

const Never = lazyComponent(() => new Promise<typeof DelayedDrawer>(() => {}), LoadingDrawer);

function LoadingDrawer() {
  return <p>Loading</p>;
}

/** Until the code is there something stands in its place. */
export const Inline: StoryObj = {
  render: () => <Never />,
  play: ({ canvas }) => expect(canvas.getByText('Loading')).toBeVisible(),
};
