import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { MessagesProvider } from '../messages/index.ts';
import { Board, BoardRow } from '../storybook/Board.tsx';
import { Column, Row } from '../storybook/Layout.tsx';
import { PageProgress } from './PageProgress.tsx';
import { ProgressBar } from './Progress.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Feedback/Progress',
  component: ProgressBar,
  subcomponents: { Spinner, PageProgress },
  tags: ['ready'],
  args: { label: 'logo-dark.png', value: 64 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A bar with a value, a bar of unknown length, and a spinner. */
export const Default: Story = {
  render: (args) => (
    <Column width={420}>
      <ProgressBar {...args} />
      <ProgressBar label="Validating the domain" description="Waiting for the DNS record" />
      <Row>
        <Spinner label="Saving" />
        Saving
      </Row>
    </Column>
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'logo-dark.png' });
    await expect(bar).toHaveAttribute('value', '64');
    await expect(canvas.getByText('64%')).toBeVisible();
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** Without a value, the bar has unknown length and shows no number. */
export const Indeterminate: Story = {
  render: () => <ProgressBar label="Validating the domain" description="Waiting for the DNS record" />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Validating the domain' });
    await expect(bar).not.toHaveAttribute('value');
    await expect(bar).toHaveAccessibleDescription('Waiting for the DNS record');
  },
};

/** When the step says more than a number, the step is announced. */
export const Steps: Story = {
  args: {
    label: 'Export of users',
    value: 3,
    maxValue: 8,
    valueText: '3 of 8 files',
    description: 'Compressing audit.csv',
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 8 files');
    await expect(bar).toHaveAttribute('value', '37');
    await expect(bar).toHaveAccessibleDescription('Compressing audit.csv');
  },
};

/** The result is shown with color, icon and text. */
export const EndStates: Story = {
  render: function EndStates() {
    const [value, setValue] = useState(98);
    return (
      <Column width={360}>
        <ProgressBar label="logo-dark.png" value={value} state={value === 100 ? 'done' : 'running'} />
        <Button onPress={() => setValue(100)}>Finish</Button>
      </Column>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Done');
    await expect(canvas.getByText('Done')).toBeVisible();
  },
};

/** A spinner does not appear for very short work, and once shown it stays long enough to be seen. */
export const DelayedSpinner: Story = {
  render: () => (
    <Row>
      <Spinner label="Loading users" />
      <Spinner size="md" label="Loading roles" />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(await canvas.findByRole('progressbar', { name: 'Loading users' })).toBeInTheDocument();
  },
};

/** A line at the top of the window while the next page loads. */
export const RouteChange: Story = {
  render: function RouteChange() {
    const [isPending, setIsPending] = useState(true);
    return (
      <>
        <PageProgress isPending={isPending} />
        <Button onPress={() => setIsPending(!isPending)}>{isPending ? 'Arrive' : 'Leave'}</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  },
};

/** The percentage follows the locale. */
export const OtherLanguage: Story = {
  render: (args) => (
    <MessagesProvider locale="tr-TR">
      <ProgressBar {...args} />
    </MessagesProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '%64');
  },
};

/** Fills from the right in a right-to-left page. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { value: 25 },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('progressbar').nextElementSibling as HTMLElement;
    const fill = track.firstElementChild;
    await waitFor(() =>
      expect(fill?.getBoundingClientRect().right).toBeCloseTo(track.getBoundingClientRect().right, 0),
    );
  },
};

/** All values and end states. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <BoardRow label="Values">
        {[0, 1, 64, 100].map((value) => (
          <div key={value} style={{ inlineSize: 240 }}>
            <ProgressBar label="logo-dark.png" value={value} />
          </div>
        ))}
      </BoardRow>
      <BoardRow label="Steps, done, failed, label hidden">
        <div style={{ inlineSize: 240 }}>
          <ProgressBar
            label="Export of users"
            value={3}
            maxValue={8}
            valueText="3 of 8 files"
            description="audit.csv"
          />
        </div>
        <div style={{ inlineSize: 240 }}>
          <ProgressBar label="logo-dark.png" state="done" />
        </div>
        <div style={{ inlineSize: 240 }}>
          <ProgressBar label="banner.tiff" value={40} state="failed" description="The file is larger than 2 MB." />
        </div>
        <div style={{ inlineSize: 240 }}>
          <ProgressBar label="4 of 5 tokens" isLabelHidden value={4} maxValue={5} />
        </div>
      </BoardRow>
    </Board>
  ),
};
