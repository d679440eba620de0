import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { anchors, sampleSteps } from '../storybook/SamplePage.tsx';
import {
  begin,
  findBox,
  buttonsOf,
  distance,
  expectNoBox,
  elementAtCenter,
  press,
  targetOf,
} from '../storybook/storyActions.ts';
import { TourStage } from '../storybook/TourStage.tsx';

const meta = {
  title: 'Tour/Tour',
  component: TourStage,
  tags: ['ready'],
  parameters: { docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof TourStage>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first] = sampleSteps;
const onSkipAll = fn<() => void>();

/** Whether the tour blocks the pointer at these buttons. */
async function expectClosed(closed: { create: boolean; rules: boolean }): Promise<void> {
  for (const name of ['create', 'rules'] as const) {
    const element = targetOf(anchors[name].target);
    element.scrollIntoView({ block: 'end', behavior: 'instant' });
    await waitFor(() => expect(elementAtCenter(element)).not.toBeNull());
    await waitFor(() => expect(element.contains(elementAtCenter(element))).toBe(!closed[name]));
  }
}

/** As a new user sees it. */
export const Default: Story = { args: { startsAtOnce: true } };

/** Each step shows its buttons, and focus returns to the trigger at the end. */
export const StepByStep: Story = {
  play: async ({ canvas }) => {
    const box = await begin(canvas, 'Create a resource');
    await expect(buttonsOf(box)).toEqual(['Skip', 'Next']);
    await expect(box).toHaveTextContent('1 / 4');
    await press('Next');
    await expect(buttonsOf(await findBox('Name it'))).toEqual(['Skip', 'Previous', 'Next']);
    await press('Next');
    await findBox('Find it again');
    await press('Next');
    await expect(buttonsOf(await findBox('Ready'))).toEqual(['Previous', 'Finish']);
    await press('Finish');
    await expectNoBox();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show me around' })).toHaveFocus());
  },
};

export const Playground: Story = { tags: ['playground'] };

/** The second step, kept open for review. */
export const BesideAField: Story = {
  play: async ({ canvas }) => {
    await begin(canvas, 'Create a resource');
    await press('Next');
    const box = await findBox('Name it');
    await waitFor(() => expect(distance(box, targetOf(anchors.name.target))).toBeGreaterThan(0));
    await expect(distance(box, targetOf(anchors.name.target))).toBeLessThan(32);
  },
};

/** A ring marks the target. Nothing is dimmed, and the page stays usable. */
export const Highlight: Story = {
  play: async ({ canvas }) => {
    await begin(canvas, 'Create a resource');
    await expectClosed({ create: false, rules: false });
  },
};

/** Only the arrow points to the target. */
export const WithoutHighlight: Story = {
  args: { highlight: false },
  play: async ({ canvas }) => {
    await begin(canvas, 'Create a resource');
    await expectClosed({ create: false, rules: false });
  },
};

/** With an overlay, the page and the target are blocked for the pointer. */
export const Overlay: Story = {
  args: { overlay: true },
  play: async ({ canvas }) => {
    await begin(canvas, 'Create a resource');
    await expectClosed({ create: true, rules: true });
  },
};

/** The target can be used while the rest of the page is blocked. */
export const ClickThrough: Story = {
  args: { overlay: true, clickThrough: true },
  play: async ({ canvas }) => {
    await begin(canvas, 'Create a resource');
    await expectClosed({ create: false, rules: true });
  },
};

export const Labels: Story = {
  args: {
    labels: {
      buttonSkip: 'Not now',
      buttonPrevious: 'Back',
      buttonNext: 'Go on',
      buttonStop: 'Got it',
      progress: (position, count) => `${position} of ${count}`,
    },
  },
  play: async ({ canvas }) => {
    await begin(canvas, 'Create a resource');
    await press('Go on');
    const box = await findBox('Name it');
    await expect(buttonsOf(box)).toEqual(['Not now', 'Back', 'Go on']);
    await expect(box).toHaveTextContent('2 of 4');
  },
};

/** A label for Skip all adds that button to every step. */
export const SkipAll: Story = {
  args: { labels: { buttonSkipAll: 'Skip all' }, enabledButtons: { buttonSkip: false }, callbacks: { onSkipAll } },
  beforeEach: () => {
    onSkipAll.mockReset();
  },
  play: async ({ canvas }) => {
    const box = await begin(canvas, 'Create a resource');
    await expect(buttonsOf(box)).toEqual(['Skip all', 'Next']);
    await press('Skip all');
    await expectNoBox();
    await expect(onSkipAll).toHaveBeenCalledOnce();
  },
};

export const FewerButtons: Story = {
  args: { enabledButtons: { buttonSkip: false, buttonPrevious: false } },
  play: async ({ canvas }) => {
    await begin(canvas, 'Create a resource');
    await press('Next');
    await expect(buttonsOf(await findBox('Name it'))).toEqual(['Next']);
  },
};

/** Right goes forward, left back, Escape stops. */
export const Keys: Story = {
  play: async ({ canvas }) => {
    await begin(canvas, 'Create a resource');
    await userEvent.keyboard('{ArrowRight}');
    await findBox('Name it');
    await userEvent.keyboard('{ArrowLeft}');
    await findBox('Create a resource');
    await userEvent.keyboard('{Escape}');
    await expectNoBox();
  },
};

/** Arrow keys in a text field move the caret instead of the tour. */
export const KeysWhileTyping: Story = {
  play: async ({ canvas }) => {
    await begin(canvas, 'Create a resource');
    await press('Next');
    await findBox('Name it');
    await userEvent.type(canvas.getByRole('textbox'), 'West{ArrowLeft}{ArrowLeft}{ArrowRight}{Escape}');
    await expect(await findBox('Name it')).toBeVisible();
  },
};

export const KeysSwitchedOff: Story = {
  args: { enabledNavigationKeys: { right: false } },
  play: async ({ canvas }) => {
    await begin(canvas, 'Create a resource');
    await press('Next');
    await findBox('Name it');
    await userEvent.keyboard('{ArrowRight}');
    await expect(await findBox('Name it')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await findBox('Create a resource');
  },
};

/** An application can keep its own keyboard shortcuts. */
export const WithoutKeys: Story = {
  args: { useKeyboardNavigation: false },
  play: async ({ canvas }) => {
    await begin(canvas, 'Create a resource');
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await expect(await findBox('Create a resource')).toBeVisible();
  },
};

/** With an overlay, the Tab key stays in the box. */
export const FocusStays: Story = {
  args: { overlay: true },
  play: async ({ canvas }) => {
    const box = await begin(canvas, 'Create a resource');
    for (let times = 0; times < 5; times += 1) {
      await userEvent.tab();
      await expect(box.contains(document.activeElement)).toBe(true);
    }
  },
};

export const StartTimeout: Story = {
  args: { startTimeout: 300 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show me around' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(await findBox('Create a resource')).toBeVisible();
  },
};

/** Placement above and to the side, flipped where there is no room. */
export const Placements: Story = {
  args: {
    steps: (['top', 'start', 'bottom'] as const).map((placement) => ({
      ...first,
      content: `Placed: ${placement}.`,
      target: anchors.rules.target,
      header: { title: placement },
      placement,
    })),
  },
  play: async ({ canvas }) => {
    const target = targetOf(anchors.rules.target);
    const above = await begin(canvas, 'top');
    await waitFor(() => expect(above.getBoundingClientRect().bottom).toBeLessThan(target.getBoundingClientRect().top));
    await press('Next');
    await findBox('start');
    await press('Next');
    const box = await findBox('bottom');
    const { top, bottom } = box.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** CSS variables style all tours of an application. */
export const OwnColors: Story = {
  render: (args) => (
    <>
      <style>{`:root :is(.tour-box, .tour-arrow, .tour-spotlight) {
        --tour-background: #12343b;
        --tour-color: #fff;
        --tour-shade: rgb(18 52 59 / 0.7);
      }
      :root .tour-box :not(.tour-next, .tour-stop, .tour-previous):not([hidden]) { color: inherit }`}</style>
      <TourStage {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const box = await begin(canvas, 'Create a resource');
    await expect(getComputedStyle(box).backgroundColor).toBe('rgb(18, 52, 59)');
  },
};
