import { Button } from '@edge-console/ui/button';
import '@edge-console/ui/tour-theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { createTour, type TourStep } from '../index.ts';
import '../styles.css';
import { anchors, SamplePage } from '../storybook/SamplePage.tsx';
import { findBox, expectNoBox, press } from '../storybook/storyActions.ts';
import { createTopics, type TopicRecords, type TopicVersions } from '../topics/index.ts';

const step = (title: string, target: string): TourStep => ({
  target,
  header: { title },
  content: 'One of several tours.',
  duration: 0,
});
const tours = {
  resources: [step('Resources', anchors.create.target), step('Their names', anchors.name.target)],
  rules: [step('Rules', anchors.rules.target)],
};
type Topic = keyof typeof tours;
const topicNames: Topic[] = ['resources', 'rules'];

interface GuideProps {
  /** Records stored on an earlier visit. */
  records?: TopicRecords;
  /** A changed tour counts as unseen again. */
  versions?: TopicVersions & Record<Topic, number>;
}

function create({ records = {}, versions = { resources: 1, rules: 1 } }: GuideProps) {
  const topics = createTopics<Topic>(versions, { load: () => records, save: () => undefined });
  const running = Object.fromEntries(topicNames.map((name) => [name, createTour({ name, steps: tours[name] })]));
  return { topics, running };
}

/** An application's topics: each with its tour and its record. */
function Guide(props: GuideProps) {
  const [{ topics, running }] = useState(() => create(props));
  useSyncExternalStore(topics.subscribe, topics.getSnapshot);
  useEffect(() => {
    const stops = topicNames.map((name) => {
      const tour = running[name];
      return tour ? topics.follow(name, tour) : () => undefined;
    });
    return () => {
      for (const stop of stops) stop();
      for (const tour of Object.values(running)) if (tour.getSnapshot().index >= 0) tour.stop();
    };
  }, [topics, running]);
  return (
    <SamplePage>
      {topicNames.map((name) => {
        const record = topics.recordOf(name);
        return (
          <Button key={name} onPress={() => running[name]?.start(record?.index)}>
            {`${name}: ${record?.status ?? 'loading'}${topics.isDue(name) ? ', new' : ''}`}
          </Button>
        );
      })}
      <Button onPress={topics.skipAll}>Skip all</Button>
      <Button onPress={topics.restart}>Take again</Button>
    </SamplePage>
  );
}

const meta = {
  title: 'Tour/Topics',
  component: Guide,
  tags: ['ready'],
  parameters: { docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof Guide>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A finished tour is done; an unfinished one remembers its last step. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'resources: unseen, new' }));
    await findBox('Resources');
    await press('Next');
    await findBox('Their names');
    await press('Finish');
    await expectNoBox();
    await expect(await canvas.findByRole('button', { name: 'resources: done' })).toBeVisible();
  },
};

/** Continues where it was left. */
export const Resume: Story = {
  args: { records: { resources: { version: 1, status: 'unseen', index: 1 } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'resources: unseen' }));
    await findBox('Their names');
  },
};

/** A tour with a new version is unseen again. */
export const NewVersion: Story = {
  args: {
    records: { resources: { version: 1, status: 'done' }, rules: { version: 1, status: 'done' } },
    versions: { resources: 2, rules: 1 },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'resources: unseen, new' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'rules: done' })).toBeVisible();
  },
};

export const SkipAllAndTakeAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip all' }));
    await canvas.findByRole('button', { name: 'resources: skipped' });
    await userEvent.click(canvas.getByRole('button', { name: 'Take again' }));
    await expect(await canvas.findByRole('button', { name: 'rules: unseen, new' })).toBeVisible();
  },
};

/** Two tours are never visible together: starting one stops the other. */
export const OneAtATime: Story = {
  play: async ({ canvas }) => {
    const rules = await canvas.findByRole('button', { name: 'rules: unseen, new' });
    await userEvent.click(canvas.getByRole('button', { name: 'resources: unseen, new' }));
    await findBox('Resources');
    rules.click();
    await findBox('Rules');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  },
};
