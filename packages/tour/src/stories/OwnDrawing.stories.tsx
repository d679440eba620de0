import { Button } from '@edge-console/ui/button';
import { ProgressBar } from '@edge-console/ui/progress';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { expect, screen, userEvent } from 'storybook/test';
import { createTourMachine, type Tour, type TourRender, type TourStep } from '../index.ts';
import { SamplePage, sampleSteps } from '../storybook/SamplePage.tsx';
import { begin, findBox, expectNoBox } from '../storybook/storyActions.ts';
import { TourStage, type TourStageProps } from '../storybook/TourStage.tsx';

const meta = {
  title: 'Tour/Own drawing',
  component: TourStage,
  tags: ['ready'],
  parameters: { docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof TourStage>;
export default meta;
type Story = StoryObj<typeof meta>;

const plain: TourRender = (step, tour, container) => {
  const text = document.createElement('p');
  text.textContent = step.content;
  const next = document.createElement('button');
  next.textContent = 'Onward';
  next.addEventListener('click', () => tour.next());
  container.append(text, next);
};

/** A function renders into an empty box; the engine still handles position, focus and keys. */
export const Default: Story = {
  args: { render: plain },
  play: async ({ canvas }) => {
    await begin(canvas, 'Create a resource');
    await userEvent.click(screen.getByRole('button', { name: 'Onward' }));
    await expect(await findBox('Name it')).toHaveTextContent('The name appears in reports');
  },
};

const jumping: TourRender = (step, tour, container) => {
  const { index, count } = tour.getSnapshot();
  const text = document.createElement('p');
  text.textContent = `${step.content} ${String(step.params?.['minutes'])} minutes.`;
  container.append(text);
  for (let to = 0; to < count; to += 1) {
    const button = container.appendChild(document.createElement('button'));
    button.textContent = `Step ${to + 1}`;
    button.disabled = to === index;
    button.addEventListener('click', () => tour.goTo(to));
  }
};

/** A button for every step, and text from each step's `params`. */
export const JumpsAndParams: Story = {
  args: {
    render: jumping,
    steps: sampleSteps.map((step, index) => ({ ...step, params: { minutes: index + 1 } })),
  },
  play: async ({ canvas }) => {
    await expect(await begin(canvas, 'Create a resource')).toHaveTextContent('1 minutes.');
    await userEvent.click(screen.getByRole('button', { name: 'Step 4' }));
    await expect(await findBox('Ready')).toHaveTextContent('4 minutes.');
    await userEvent.click(screen.getByRole('button', { name: 'Step 2' }));
    await findBox('Name it');
  },
};

interface Drawn {
  step: TourStep;
  tour: Tour;
  container: HTMLElement;
}

function Inner({ step, tour }: Drawn) {
  const { index, count } = tour.getSnapshot();
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <ProgressBar label={step.header?.title ?? ''} value={index + 1} maxValue={count} />
      {step.content}
      <Button variant="primary" onPress={() => (index + 1 < count ? tour.next() : tour.finish())}>
        {index + 1 < count ? 'Continue' : 'Close'}
      </Button>
    </div>
  );
}

function ReactDrawing(props: TourStageProps) {
  const [drawn, setDrawn] = useState<Drawn>();
  const [draw] = useState((): TourRender => (step, tour, box) => {
    // A separate element: the box is emptied immediately, and React removes its nodes a moment later.
    const container = document.createElement('div');
    box.append(container);
    setDrawn({ step, tour, container });
    return () => setDrawn(undefined);
  });
  return (
    <TourStage {...props} render={draw}>
      {drawn && createPortal(<Inner {...drawn} />, drawn.container)}
    </TourStage>
  );
}

/** React components in the box, through a portal: they keep the page's context. */
export const Components: Story = {
  render: (args) => <ReactDrawing {...args} />,
  play: async ({ canvas }) => {
    await begin(canvas, 'Create a resource');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await findBox('Name it');
    await expect(await screen.findByRole('progressbar', { name: 'Name it' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expectNoBox();
  },
};

function Sidebar() {
  const [tour] = useState(() => createTourMachine({ name: 'headless', steps: sampleSteps }));
  const { index, step, count } = useSyncExternalStore(tour.subscribe, tour.getSnapshot);
  return (
    <SamplePage>
      {step ? (
        <section aria-label="Guide" style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          {index + 1}/{count} {step.content}
          <Button onPress={() => (index + 1 < count ? tour.next() : tour.finish())}>Done</Button>
        </section>
      ) : (
        <Button onPress={() => tour.start()}>Guide me</Button>
      )}
    </SamplePage>
  );
}

/** Without a box: only the state machine, in a strip of the page. */
export const Headless: Story = {
  render: () => <Sidebar />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guide me' }));
    for (let times = 0; times < sampleSteps.length; times += 1)
      await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(canvas.getByRole('button', { name: 'Guide me' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
