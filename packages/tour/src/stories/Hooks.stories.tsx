import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, spyOn, waitFor } from 'storybook/test';
import type { TourCallbacks, TourStep } from '../index.ts';
import { anchors } from '../storybook/SamplePage.tsx';
import { begin, findBox, expectNoBox, press } from '../storybook/storyActions.ts';
import { TourStage } from '../storybook/TourStage.tsx';

const before = fn<(signal: AbortSignal) => Promise<void>>();
/** The hook resolves on demand. */
function later(): () => void {
  let release = () => undefined as void;
  before.mockReturnValue(
    new Promise((resolve) => {
      release = resolve;
    }),
  );
  return () => release();
}

const callbacks = {
  onStart: fn(),
  onNextStep: fn(),
  onPreviousStep: fn(),
  onSkip: fn(),
  onStop: fn(),
  onFinish: fn(),
  onTargetNotFound: fn(),
  onEvent: fn(),
} satisfies TourCallbacks;

const steps: readonly TourStep[] = [
  {
    target: anchors.create.target,
    header: { title: 'First' },
    content: 'Needs no preparation.',
    duration: 0,
  },
  {
    target: anchors.rules.target,
    header: { title: 'Second' },
    content: 'Its data is loaded first.',
    duration: 0,
    before,
  },
];

const meta = {
  title: 'Tour/Hooks and events',
  component: TourStage,
  tags: ['ready'],
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  args: { steps, callbacks },
  beforeEach: () => {
    before.mockReset();
    before.mockResolvedValue();
    for (const callback of Object.values(callbacks)) callback.mockReset();
  },
} satisfies Meta<typeof TourStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The previous step stays until the hook is done. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const release = later();
    await begin(canvas, 'First');
    await press('Next');
    await expect(await findBox('First')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Waiting'));
    release();
    await expect(await findBox('Second')).toBeVisible();
  },
};

/** A failing hook cancels the move and reports the error. */
export const FailingHook: Story = {
  play: async ({ canvas }) => {
    before.mockRejectedValue(new Error('No connection'));
    await begin(canvas, 'First');
    await press('Next');
    await waitFor(() =>
      expect(callbacks.onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'hookFailed', index: 1 })),
    );
    await expect(await findBox('First')).toBeVisible();
    await expect(callbacks.onNextStep).not.toHaveBeenCalled();
  },
};

export const HookWithoutAnswer: Story = {
  args: { hookTimeout: 50 },
  play: async ({ canvas }) => {
    before.mockReturnValue(new Promise(() => undefined));
    await begin(canvas, 'First');
    await press('Next');
    await waitFor(() =>
      expect(callbacks.onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'hookFailed' })),
    );
    await expect(await findBox('First')).toBeVisible();
  },
};

/** Leaving while a hook is pending aborts it, and its late result is ignored. */
export const LateHook: Story = {
  play: async ({ canvas }) => {
    const release = later();
    await begin(canvas, 'First');
    await press('Next');
    await press('Skip');
    await expectNoBox();
    await expect(before.mock.calls[0]?.[0].aborted).toBe(true);
    release();
    await before.mock.results[0]?.value;
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** A started tour ends exactly once: skipped, stopped or finished. */
export const OneEnd: Story = {
  play: async ({ canvas }) => {
    await begin(canvas, 'First');
    await press('Skip');
    await expectNoBox();
    await begin(canvas, 'First');
    await press('Next');
    await findBox('Second');
    await press('Finish');
    await expectNoBox();
    await expect(callbacks.onStart).toHaveBeenCalledTimes(2);
    await expect(callbacks.onSkip).toHaveBeenCalledTimes(1);
    await expect(callbacks.onFinish).toHaveBeenCalledTimes(1);
    await expect(callbacks.onStop).not.toHaveBeenCalled();
  },
};

/** For development: logs every event to the console. */
export const Debug: Story = {
  args: { debug: true },
  beforeEach: () => {
    spyOn(console, 'info').mockImplementation(() => undefined);
    return () => mocked(console.info).mockRestore();
  },
  play: async ({ canvas }) => {
    await begin(canvas, 'First');
    await press('Skip');
    await expectNoBox();
    const events = mocked(console.info).mock.calls.map(([event]: unknown[]) => event);
    await expect(events).toEqual([
      expect.objectContaining({ type: 'start', name: 'story', index: 0 }),
      expect.objectContaining({ type: 'skip', index: 0 }),
    ]);
  },
};
