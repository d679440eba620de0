import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { TourStep } from '../index.ts';
import { anchors, sampleSteps } from '../storybook/SamplePage.tsx';
import { ShadowPart } from '../storybook/ShadowPart.tsx';
import { begin, findBox, distance, expectNoBox, elementAtCenter, press, targetOf } from '../storybook/storyActions.ts';
import { TourStage, type TourStageProps } from '../storybook/TourStage.tsx';

const onTargetNotFound = fn();
const near = 32;

const meta = {
  title: 'Tour/Tour',
  component: TourStage,
  tags: ['ready', '!autodocs'],
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  args: { callbacks: { onTargetNotFound } },
  beforeEach: () => {
    onTargetNotFound.mockReset();
  },
} satisfies Meta<typeof TourStage>;
export default meta;
type Story = StoryObj<typeof meta>;

const step = (title: string, target?: TourStep['target']): TourStep => ({
  ...(target === undefined ? {} : { target }),
  header: { title },
  content: 'The box is next to its target.',
  duration: 0,
});
const start = step('Start', anchors.create.target);

async function expectBeside(box: HTMLElement, selector: string): Promise<void> {
  await waitFor(() => {
    const space = distance(box, targetOf(selector));
    void expect(space).toBeGreaterThan(0);
    void expect(space).toBeLessThan(near);
  });
}

/** Scrolls a list to its item, and the box follows further scrolling. */
export const InAList: Story = {
  args: { steps: [step('In a list', anchors.resource.target)] },
  play: async ({ canvas }) => {
    const box = await begin(canvas, 'In a list');
    const target = targetOf(anchors.resource.target);
    await expectBeside(box, anchors.resource.target);
    const before = distance(box, target);
    canvas.getByRole('region', { name: 'Resources' }).scrollTop -= 20;
    await waitFor(() => expect(Math.abs(distance(box, target) - before)).toBeLessThan(1));
  },
};

function Late(props: TourStageProps) {
  const [isThere, setIsThere] = useState(false);
  return (
    <TourStage {...props}>
      <Button onPress={() => setIsThere(true)}>Load</Button>
      {isThere && <span data-tour="late">Loaded</span>}
    </TourStage>
  );
}

/** A target can appear later: the previous step stays until then. */
export const LateTarget: Story = {
  args: { targetTimeout: 10_000, steps: [start, step('Loaded', '[data-tour="late"]')] },
  render: (args) => <Late {...args} />,
  play: async ({ canvas }) => {
    await begin(canvas, 'Start');
    await press('Next');
    await expect(await findBox('Start')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expectBeside(await findBox('Loaded'), '[data-tour="late"]');
    await expect(onTargetNotFound).not.toHaveBeenCalled();
  },
};

/** A missing target is reported once; its step floats, and the tour continues. */
export const MissingTarget: Story = {
  args: { targetTimeout: 50, steps: [start, step('Gone', '#gone'), step('After it', anchors.rules.target)] },
  play: async ({ canvas }) => {
    await begin(canvas, 'Start');
    await press('Next');
    await findBox('Gone');
    await expect(onTargetNotFound).toHaveBeenCalledTimes(1);
    await press('Next');
    await expectBeside(await findBox('After it'), anchors.rules.target);
  },
};

export const MissingTargetStops: Story = {
  args: { targetTimeout: 50, stopOnTargetNotFound: true, steps: [start, step('Gone', '#gone')] },
  play: async ({ canvas }) => {
    await begin(canvas, 'Start');
    await press('Next');
    await expectNoBox();
    await expect(onTargetNotFound).toHaveBeenCalledTimes(1);
  },
};

/** A step without a target is centered, and the tour continues from there. */
export const WithoutTarget: Story = {
  args: { steps: [step('Welcome'), start] },
  play: async ({ canvas }) => {
    const box = await begin(canvas, 'Welcome');
    const { left, right } = box.getBoundingClientRect();
    await expect(Math.abs(left + right - document.documentElement.clientWidth)).toBeLessThan(2);
    await press('Next');
    await expectBeside(await findBox('Start'), anchors.create.target);
  },
};

function WithShadow(props: TourStageProps) {
  const [part, setPart] = useState<HTMLElement>();
  return (
    <TourStage {...props} steps={[step('In a shadow', () => part)]}>
      <ShadowPart onReady={setPart} />
    </TourStage>
  );
}

/** A function finds targets that selectors cannot reach. */
export const InAShadowRoot: Story = {
  render: (args) => <WithShadow {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const box = await begin(canvas, 'In a shadow');
    const host = [...canvasElement.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot);
    const target = host?.shadowRoot?.querySelector('button');
    await waitFor(() => expect(target && distance(box, target)).toBeLessThan(near));
  },
};

function WithDialog(props: TourStageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [steps] = useState((): TourStep[] => [
    start,
    { ...step('In the dialog', '#inside'), before: () => dialog.current?.showModal() },
    { ...step('Outside again', anchors.rules.target), before: () => dialog.current?.close() },
  ]);
  return (
    <TourStage {...props} steps={steps}>
      <dialog ref={dialog} aria-label="A question">
        <p id="inside">In a modal dialog</p>
      </dialog>
    </TourStage>
  );
}

/** Everything outside a modal dialog is inert, so the box moves into it, and out again. */
export const InADialog: Story = {
  render: (args) => <WithDialog {...args} />,
  play: async ({ canvas }) => {
    await begin(canvas, 'Start');
    await press('Next');
    const box = await findBox('In the dialog');
    await waitFor(() => expect(box.contains(elementAtCenter(screen.getByRole('button', { name: 'Next' })))).toBe(true));
    await press('Next');
    await expectBeside(await findBox('Outside again'), anchors.rules.target);
  },
};

function WithOverlay(props: TourStageProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [steps] = useState((): TourStep[] => [
    start,
    { ...step('In the overlay', '#inside'), before: () => setIsOpen(true) },
    { ...step('Outside again', anchors.rules.target), before: () => setIsOpen(false) },
  ]);
  return (
    <TourStage {...props} steps={steps}>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="A question" footer={null}>
        <p id="inside">In a dialog that a script makes modal</p>
      </Dialog>
    </TourStage>
  );
}

/** A React Aria dialog makes the rest of the page inert and traps focus, except for a tour in it. */
export const InADialogOfReactAria: Story = {
  args: { targetTimeout: 10_000 },
  render: (args) => <WithOverlay {...args} />,
  play: async ({ canvas }) => {
    await begin(canvas, 'Start');
    await press('Next');
    const box = await screen.findByRole('dialog', { name: 'In the overlay' });
    const next = within(box).getByRole('button', { name: 'Next' });
    await waitFor(() => expect(elementAtCenter(next)).toBe(next));
    await userEvent.click(next);
    await expectBeside(await findBox('Outside again'), anchors.rules.target);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'A question' })).not.toBeInTheDocument());
    await expect(box.contains(document.activeElement)).toBe(true);
  },
};

/** Above the highest possible z-index. */
export const AboveEverything: Story = {
  args: { steps: [start] },
  render: (args) => (
    <TourStage {...args}>
      <div id="cover" style={{ position: 'fixed', inset: '80px 0 0', zIndex: 2_147_483_647 }} />
    </TourStage>
  ),
  play: async ({ canvas }) => {
    const box = await begin(canvas, 'Start');
    await expect(box.contains(elementAtCenter(box))).toBe(true);
  },
};

function Redrawn(props: TourStageProps) {
  const [key, setKey] = useState(0);
  return (
    <TourStage {...props}>
      <Button onPress={() => setKey(key + 1)}>Draw anew</Button>
      <div key={key} data-tour="drawn" style={{ marginBlockStart: key * 40 }}>
        Drawn {key + 1} times
      </div>
    </TourStage>
  );
}

/** If a framework replaces the node, the box follows the new one. */
export const ReplacedNode: Story = {
  args: { steps: [step('Drawn', '[data-tour="drawn"]')] },
  render: (args) => <Redrawn {...args} />,
  play: async ({ canvas }) => {
    const box = await begin(canvas, 'Drawn');
    await userEvent.click(canvas.getByRole('button', { name: 'Draw anew' }));
    await expect(canvas.getByText('Drawn 2 times')).toBeVisible();
    await expectBeside(box, '[data-tour="drawn"]');
  },
};

/** In right-to-left pages, left goes forward and right goes back. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { steps: sampleSteps },
  play: async ({ canvas }) => {
    await begin(canvas, 'Create a resource');
    await userEvent.keyboard('{ArrowLeft}');
    await findBox('Name it');
    await userEvent.keyboard('{ArrowRight}');
    await findBox('Create a resource');
  },
};

/** A scroll takes the time its step sets, and the box does not wait for it. */
export const Duration: Story = {
  args: { steps: [start, { ...step('In a list', anchors.resource.target), duration: 60_000 }] },
  play: async ({ canvas }) => {
    await begin(canvas, 'Start');
    const list = canvas.getByRole('region', { name: 'Resources' });
    await press('Next');
    await findBox('In a list');
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(0));
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
    await expect(bottomOf(targetOf(anchors.resource.target))).toBeGreaterThan(bottomOf(list));
  },
};

/** With reduced motion, scrolling is instant, regardless of the duration. */
export const ReducedMotion: Story = {
  args: { steps: [start, { ...step('In a list', anchors.resource.target), duration: 5_000 }] },
  beforeEach: () => {
    const real = window.matchMedia.bind(window);
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      real(query.includes('prefers-reduced-motion') ? 'all' : query),
    );
    return () => mocked(window.matchMedia).mockRestore();
  },
  play: async ({ canvas }) => {
    await begin(canvas, 'Start');
    const list = canvas.getByRole('region', { name: 'Resources' });
    await press('Next');
    await findBox('In a list');
    const { scrollTop } = list;
    await expect(scrollTop).toBeGreaterThan(0);
    await new Promise(requestAnimationFrame);
    await expect(list.scrollTop).toBe(scrollTop);
  },
};

/** Keeps space free above the target, for a sticky header. */
export const Offset: Story = {
  args: { steps: [{ ...step('Below a head', anchors.rules.target), offset: 120 }] },
  play: async ({ canvas }) => {
    await begin(canvas, 'Below a head');
    await waitFor(() => expect(targetOf(anchors.rules.target).getBoundingClientRect().top).toBeGreaterThanOrEqual(120));
  },
};
