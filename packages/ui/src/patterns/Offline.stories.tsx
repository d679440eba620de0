import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { CloudOff } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { Page } from '../shell/index.ts';
import { SnackbarProvider, useSnackbar } from '../snackbar/index.ts';
import { OfflineState } from '../states/index.ts';
import { Column, Row } from '../storybook/Layout.tsx';
import { StoryShell } from '../storybook/StoryShell.tsx';
import { arrival, onPhone, fullPage } from '../storybook/viewports.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';

interface OfflinePageProps {
  isOffline: boolean;
  /** Whether the page was opened before the connection was lost. */
  wasOpened?: boolean;
}

function OfflinePage({ isOffline: isOfflineFirst, wasOpened = true }: OfflinePageProps) {
  const [isOffline, setIsOffline] = useState(isOfflineFirst);
  const [subject, setSubject] = useState('Buffering in Lyon');
  const [text, setText] = useState('Since 09:30, players in Lyon have been switching pathways every few seconds.');
  const snackbar = useSnackbar();
  return (
    <StoryShell
      current=""
      crumbs={[{ id: 'report', label: 'Report an issue' }]}
      banner={
        isOffline && (
          <Banner
            icon={CloudOff}
            action={
              <Link asChild tone="inherit">
                <button type="button" onClick={() => setIsOffline(false)}>
                  Try again
                </button>
              </Link>
            }
          >
            Offline: showing data from 09:41
          </Banner>
        )
      }
    >
      <Page>
        {isOffline && !wasOpened ? (
          <OfflineState headingLevel={1} onRetry={() => setIsOffline(false)} />
        ) : (
          <>
            <PageHeader title="Report an issue" description="We reply within one business day." />
            <div style={{ maxInlineSize: 720 }}>
              <Card>
                <Column>
                  <TextField label="Subject" value={subject} onChange={setSubject} />
                  <TextArea label="What happened" value={text} onChange={setText} characterLimit={500} />
                  <Row>
                    <Button
                      variant="primary"
                      disabledReason={isOffline ? 'You are offline. Your text is kept.' : undefined}
                      onPress={() => snackbar.show({ kind: 'success', message: 'Report sent' })}
                    >
                      Send report
                    </Button>
                    <Button variant="ghost">Cancel</Button>
                  </Row>
                </Column>
              </Card>
            </div>
          </>
        )}
      </Page>
    </StoryShell>
  );
}

const meta = {
  title: 'Patterns/Offline',
  component: OfflinePage,
  tags: ['ready'],
  args: { isOffline: true },
  decorators: [
    (Story) => (
      <SnackbarProvider>
        <Story />
      </SnackbarProvider>
    ),
  ],
  ...fullPage,
} satisfies Meta<typeof OfflinePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A banner above everything says so; the page is unchanged. */
export const Default: Story = {
  play: async () => {
    await expect(screen.getByText('Offline: showing data from 09:41')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Buffering in Lyon');
  },
};

/** Typing continues, sending is disabled with a reason, and nothing is lost when the connection returns. */
export const KeepsTypedText: Story = {
  play: async () => {
    const text = screen.getByRole('textbox', { name: 'What happened' });
    await userEvent.type(text, ' Only during the evening match.');
    const send = screen.getByRole('button', { name: 'Send report' });
    send.focus();
    await expect(send).toHaveAccessibleDescription('You are offline. Your text is kept.');
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByText('Report sent')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/Offline:/u)).not.toBeInTheDocument());
    await expect(text).toHaveValue(
      'Since 09:30, players in Lyon have been switching pathways every few seconds. Only during the evening match.',
    );
    send.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('Report sent')).toBeVisible(), arrival);
  },
};

/** A page that never loaded has nothing to show and explains what still works. */
export const NeverOpened: Story = {
  args: { wasOpened: false },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    // After the one in the banner.
    await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[1]!);
    await expect(await screen.findByRole('heading', { level: 1, name: 'Report an issue' })).toBeVisible();
  },
};

export const Phone: Story = {
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};
