import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Plus, RefreshCw } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { ProgressBar } from '../progress/index.ts';
import { Page } from '../shell/index.ts';
import { EmptyState } from '../states/index.ts';
import { Status } from '../status/index.ts';
import { Column, Grid } from '../storybook/Layout.tsx';
import { userColumns } from '../storybook/samplePeople.tsx';
import { StoryShell } from '../storybook/StoryShell.tsx';
import { onPhone, fullPage } from '../storybook/viewports.ts';
import { DataTable, TableCard } from '../data-table/index.ts';

const steps = [
  {
    id: 'domain',
    title: 'Connect your domain',
    text: 'Your customers sign in on your own domain.',
    action: 'Connect domain',
  },
  {
    id: 'team',
    title: 'Invite your team',
    text: 'Colleagues get an e-mail with a link that is valid for 7 days.',
    action: 'Invite user',
  },
  {
    id: 'token',
    title: 'Create an API token',
    text: 'Your encoder needs it to register its streams.',
    action: 'Create token',
  },
  {
    id: 'stream',
    title: 'Send a first stream',
    text: 'After ten seconds, you can see viewers on a pathway.',
    action: 'Read the guide',
  },
];

function FirstRunPage({ done: doneFirst }: { done: number }) {
  const [done, setDone] = useState(doneFirst);
  const title = useRef<HTMLHeadingElement>(null);
  const finish = () => {
    setDone(done + 1);
    // The button is removed with its step.
    title.current?.focus();
  };
  return (
    <StoryShell current="home" crumbs={[{ id: 'home', label: 'Home' }]}>
      <Page>
        <PageHeader ref={title} title="Welcome, Amara" description="Four steps to your first optimized stream." />
        {done < steps.length ? (
          <Column>
            <ProgressBar
              label="Set up Northlight"
              value={done}
              maxValue={steps.length}
              valueText={`${done} of ${steps.length} steps`}
            />
            <Grid minWidth={260}>
              {steps.map((step, index) => (
                <Card
                  key={step.id}
                  title={step.title}
                  description={step.text}
                  variant={index < done ? 'flat' : 'raised'}
                  footer={
                    index < done ? (
                      <Status kind="active">Done</Status>
                    ) : index === done ? (
                      <Button variant="primary" onPress={finish}>
                        {step.action}
                      </Button>
                    ) : (
                      <Button onPress={finish}>{step.action}</Button>
                    )
                  }
                />
              ))}
            </Grid>
            <Card title="Viewers" headingLevel={2}>
              <EmptyState title="No streams yet">
                Viewers and their pathways appear here a few seconds after a stream starts.
              </EmptyState>
            </Card>
          </Column>
        ) : (
          <EmptyState title="Northlight is set up" actions={<Button variant="primary">Open the dashboard</Button>}>
            Your first viewers will appear soon. You can find these steps under <Link href="#help">Help</Link>.
          </EmptyState>
        )}
      </Page>
    </StoryShell>
  );
}

const meta = {
  title: 'Patterns/First run',
  component: FirstRunPage,
  tags: ['ready'],
  args: { done: 1 },
  ...fullPage,
} satisfies Meta<typeof FirstRunPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The remaining steps, with one next step. */
export const Default: Story = {
  play: async () => {
    await expect(screen.getByRole('progressbar', { name: 'Set up Northlight' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 4 steps',
    );
    await expect(screen.getByText('Done')).toBeVisible();
  },
};

/** Completes every step with the keyboard; focus never leaves the page. */
export const CompletesAllSteps: Story = {
  args: { done: 2 },
  play: async () => {
    screen.getByRole('button', { name: 'Create token' }).focus();
    await userEvent.keyboard('{Enter}');
    const title = screen.getByRole('heading', { level: 1 });
    await expect(title).toHaveFocus();
    await expect(screen.getAllByText('Done')).toHaveLength(3);
    screen.getByRole('button', { name: 'Read the guide' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('heading', { name: 'Northlight is set up' })).toBeVisible();
    await waitFor(() => expect(title).toHaveFocus());
  },
};

/** An empty list: what it will contain, why it is empty, and one next step. The toolbar is hidden. */
export const EmptyList: Story = {
  render: () => (
    <StoryShell>
      <Page layout="fit">
        <PageHeader title="Users" description="Everyone who can sign in to Northlight." />
        <TableCard>
          <DataTable
            isFitted
            label="Users"
            columns={userColumns}
            rows={[]}
            rowKey={({ id }) => id}
            state="empty"
            emptyMessage={
              <EmptyState
                title="You are the only user"
                actions={
                  <>
                    <Button variant="primary" icon={Plus}>
                      Invite user
                    </Button>
                    <Button variant="ghost" icon={RefreshCw}>
                      Sync a directory
                    </Button>
                  </>
                }
              >
                People you invite appear here. Each user gets a role that controls what they can see and change.
              </EmptyState>
            }
          />
        </TableCard>
      </Page>
    </StoryShell>
  ),
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'You are the only user' })).toBeVisible();
    await expect(screen.getAllByRole('button', { name: 'Invite user' })).toHaveLength(1);
  },
};

export const Phone: Story = {
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
