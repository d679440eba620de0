import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { RotateCw } from '../icon/index.ts';
import { useLeaveGuard } from '../leave-guard/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { SaveBar } from '../save-bar/index.ts';
import { Select } from '../select/index.ts';
import { Page } from '../shell/index.ts';
import { SnackbarProvider, useSnackbar } from '../snackbar/index.ts';
import { EmptyState } from '../states/index.ts';
import { Column, Grid, Row } from '../storybook/Layout.tsx';
import { StoryRouter, useStoryRouter } from '../../../../.storybook/StoryRouter.tsx';
import { StoryShell } from '../storybook/StoryShell.tsx';
import { arrival, onPhone, fullPage } from '../storybook/viewports.ts';
import { Switch } from '../switch/index.ts';
import { TextField } from '../text-field/index.ts';

const saved = { name: 'Northlight', support: 'support@northlight.tv', zone: 'Europe/Paris', retention: '30' };
type Values = typeof saved;

const zones = ['Europe/Paris', 'Europe/London', 'Asia/Kolkata', 'America/New_York'].map((id) => ({
  id,
  label: id.replace('_', ' '),
}));

const isEmail = (text: string) => /^\S+@\S+\.\S+$/u.test(text);

/** A switch that takes effect immediately: it waits for the server, confirms, and can be undone. */
function InstantSwitch({ label, description, isOn: isOnFirst }: { label: string; description: string; isOn: boolean }) {
  const [isOn, setIsOn] = useState(isOnFirst);
  const [isPending, setIsPending] = useState(false);
  const snackbar = useSnackbar();
  const change = (next: boolean) => {
    setIsPending(true);
    // Simulates the server's response.
    setTimeout(() => {
      setIsPending(false);
      setIsOn(next);
      snackbar.show({ kind: 'success', message: `${label} is ${next ? 'on' : 'off'}` });
    });
  };
  return <Switch label={label} description={description} isSelected={isOn} isPending={isPending} onChange={change} />;
}

function SettingsForm({ startsWith }: { startsWith: Partial<Values> }) {
  const [stored, setStored] = useState(saved);
  const [values, setValues] = useState<Values>({ ...saved, ...startsWith });
  const [isSaving, setIsSaving] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const snackbar = useSnackbar();
  const set = (field: keyof Values) => (value: string) => setValues((now) => ({ ...now, [field]: value }));
  const changes = (Object.keys(values) as (keyof Values)[]).filter((field) => values[field] !== stored[field]);
  const errors = {
    name: values.name === '' ? 'Enter a name.' : undefined,
    support: isEmail(values.support) ? undefined : 'Add a domain, for example name@company.com.',
  };
  const errorCount = Object.values(errors).filter((error) => error !== undefined).length;
  useLeaveGuard({ isDirty: changes.length > 0, isSaving });

  /** The save bar disappears with its buttons, so the page title takes focus. */
  const settle = (next: Values) => {
    setStored(next);
    setValues(next);
    title.current?.focus();
  };
  const save = () => {
    setIsSaving(true);
    setTimeout(() => {
      setIsSaving(false);
      settle(values);
      snackbar.show({ kind: 'success' });
    });
  };

  return (
    <Page>
      <PageHeader ref={title} title="Identity" description="How your customers see Northlight." />
      <div style={{ maxInlineSize: 880 }}>
        <Column>
          <Card title="General" description="Shown in e-mails, invoices and at sign-in.">
            <Grid minWidth={320} gap="20px 16px">
              <TextField label="Name" value={values.name} onChange={set('name')} errorMessage={errors.name} />
              <TextField
                label="Support e-mail"
                type="email"
                value={values.support}
                onChange={set('support')}
                errorMessage={errors.support}
              />
              <Select label="Time zone" items={zones} value={values.zone} onChange={set('zone')} />
              <TextField
                label="Keep statistics for"
                suffix="days"
                inputMode="numeric"
                value={values.retention}
                onChange={set('retention')}
              />
            </Grid>
          </Card>
          <Card title="Sign-in" description="Takes effect immediately for all users.">
            <Column>
              <InstantSwitch
                label="Require multi-factor authentication"
                description="Users without it set it up the next time they sign in."
                isOn={false}
              />
              <InstantSwitch label="Sign-in with Google" description="For northlight.tv addresses." isOn />
            </Column>
          </Card>
          <Card title="Delete Northlight" description="38 customers lose access. The data is removed after 30 days.">
            <Row>
              <Button tone="danger">Delete Northlight…</Button>
            </Row>
          </Card>
          {changes.length > 0 && (
            <SaveBar
              changeCount={changes.length}
              isPending={isSaving}
              blockedBy={
                errorCount === 0
                  ? undefined
                  : `fix ${errorCount === 1 ? '1 error' : `${errorCount} errors`} before you save`
              }
              onSave={save}
              onDiscard={() => settle(stored)}
            />
          )}
        </Column>
      </div>
    </Page>
  );
}

function SettingsPage({ startsWith = {} }: { startsWith?: Partial<Values> }) {
  const { path, navigate } = useStoryRouter();
  return (
    <StoryShell
      current={path === '#users' ? 'users' : 'identity'}
      crumbs={[
        { id: 'site', label: 'Site Settings', href: '#identity' },
        { id: 'identity', label: 'Identity' },
      ]}
      onNavigate={navigate}
    >
      {path === '#users' ? (
        <EmptyState icon={RotateCw} title="Users" actions={<Button icon={RotateCw}>Another page</Button>} />
      ) : (
        <SettingsForm startsWith={startsWith} />
      )}
    </StoryShell>
  );
}

const meta = {
  title: 'Patterns/Settings',
  component: SettingsPage,
  tags: ['ready'],
  decorators: [
    (Story) => (
      <SnackbarProvider>
        <StoryRouter>
          <Story />
        </StoryRouter>
      </SnackbarProvider>
    ),
  ],
  ...fullPage,
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' });

/** Nothing has changed, so there is no save bar. */
export const Default: Story = {
  play: async () => {
    await expect(screen.getByRole('group', { name: 'General' })).toBeVisible();
    await expect(bar()).not.toBeInTheDocument();
  },
};

/** The save bar counts changes, shows what blocks saving, saves, and disappears. */
export const ChangesAndSaves: Story = {
  play: async () => {
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, ' Media');
    await expect(bar()).toHaveTextContent('1 change');
    const support = screen.getByRole('textbox', { name: 'Support e-mail' });
    await userEvent.clear(support);
    await userEvent.type(support, 'support');
    await expect(bar()).toHaveTextContent('2 changes · fix 1 error before you save');
    const save = screen.getByRole('button', { name: 'Save changes' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(support, '@northlight.media');
    await userEvent.type(name, '{Backspace>6/}');
    await expect(bar()).toHaveTextContent('1 change');
    save.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(bar()).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await waitFor(() => expect(screen.getByText('your changes have been saved successfully')).toBeVisible(), arrival);
  },
};

/** Only the save bar discards changes. */
export const Discards: Story = {
  args: { startsWith: { name: 'Northlight Media' } },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Northlight');
    await waitFor(() => expect(bar()).not.toBeInTheDocument());
  },
};

/** A menu link would lose the changes: a confirmation dialog opens with Stay as the safe choice. */
export const ConfirmsLeaving: Story = {
  args: { startsWith: { name: 'Northlight Media' } },
  play: async () => {
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    await userEvent.click(menu.getByRole('link', { name: 'Users' }));
    const confirmation = await screen.findByRole('alertdialog', {}, arrival);
    const stayButton = within(confirmation).getByRole('button', { name: 'Stay' });
    await waitFor(() => expect(stayButton).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Northlight Media');
    await userEvent.click(menu.getByRole('link', { name: 'Users' }));
    const again = await screen.findByRole('alertdialog', {}, arrival);
    await userEvent.click(within(again).getByRole('button', { name: 'Leave' }));
    await expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible();
  },
};

/** A switch is not a form field: it takes effect immediately and confirms. */
export const SwitchesImmediately: Story = {
  play: async () => {
    const mfa = screen.getByRole('switch', { name: 'Require multi-factor authentication' });
    mfa.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(mfa).toBeChecked());
    await waitFor(() => expect(screen.getByText('Require multi-factor authentication is on')).toBeVisible(), arrival);
    await expect(bar()).not.toBeInTheDocument();
  },
};

/** Changed and invalid, for visual review. */
export const Blocked: Story = { args: { startsWith: { name: 'Northlight Media', support: 'support' } } };

export const Phone: Story = {
  ...onPhone,
  args: { startsWith: { name: 'Northlight Media', support: 'support' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expect(bar()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
