import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { lazyComponent } from './index.ts';

function DelayedDrawer() {
  return <p>The drawer is open</p>;
}

/** Calls `onShown` after the render that shows it and before that render's effects. */
function Shown({ onShown }: { onShown: () => void }) {
  useLayoutEffect(onShown, [onShown]);
  return null;
}

function Example() {
  const [isOpen, setIsOpen] = useState(false);
  const [{ Drawer, arrive }] = useState(() => {
    let arrive = () => {};
    // Resolves between a render and its effects, which a real promise cannot do reliably.
    const code = {
      // oxlint-disable-next-line unicorn/no-thenable -- a stand-in for a promise must be thenable
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

/** Code that arrives between the requesting render and its effects is still shown. */
export const LoadsBeforeEffects: StoryObj = {
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

/** A fallback is shown until the code has loaded. */
export const Fallback: StoryObj = {
  render: () => <Never />,
  play: ({ canvas }) => expect(canvas.getByText('Loading')).toBeVisible(),
};
