import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Column, Row } from '../storybook/Layout.tsx';
import {
  AccountWizard,
  checkCompany,
  storedDraft,
  memoryStorage,
  noAccount,
  onChange,
  onSubmit,
  onSubmitted,
} from '../storybook/sampleWizard.tsx';
import { StoryRouter, useStoryRouter } from '../../../../.storybook/StoryRouter.tsx';
import { arrival } from '../storybook/viewports.ts';

const onStepChange = fn<(stepId: string, options: { isReplacing: boolean }) => void>();

const meta = {
  title: 'Navigation/Wizard',
  component: AccountWizard,
  tags: ['ready', '!autodocs'],
  args: { allowLeaving: true },
  beforeEach: () => {
    checkCompany.mockReset().mockReturnValue(true);
    onSubmit.mockReset().mockResolvedValue(undefined);
    onSubmitted.mockClear();
    onChange.mockClear();
    onStepChange.mockClear();
  },
} satisfies Meta<typeof AccountWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

const key = 'wizard:account';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const company = () => screen.getByRole('textbox', { name: 'Company name' });
const open = (name: string) => screen.findByRole('heading', { name, level: 2 });
const draftIn = (storage: ReturnType<typeof memoryStorage>) => ({ key: 'account', version: 1, storage });
type WizardArgs = Partial<ComponentProps<typeof AccountWizard>>;

/** A wizard with buttons to close and reopen the page. */
function Visits(props: WizardArgs) {
  const [isHere, setIsHere] = useState(true);
  return (
    <Column>
      <Row>
        <Button onPress={() => setIsHere(!isHere)}>{isHere ? 'Close the page' : 'Open the page'}</Button>
      </Row>
      {isHere && <AccountWizard {...props} />}
    </Column>
  );
}

const inOneTab = memoryStorage();
export const PersistsBetweenVisits: Story = {
  args: { draft: draftIn(inOneTab) },
  render: (args) => <Visits {...args} />,
  beforeEach: () => inOneTab.stored.clear(),
};

/** Reopened, it continues where it stopped; values that are never stored are named and requested again (14, 16, 19). */
export const RestoresDraft: Story = {
  ...PersistsBetweenVisits,
  play: async () => {
    await userEvent.type(company(), 'Lumen Sports');
    await press('Next');
    await press('Skip');
    await userEvent.type(screen.getByLabelText('Password'), 'Abcdef1!');
    await press('Next');
    await open('Review');
    await press('Close the page');
    await expect(inOneTab.stored.get(key)).toContain('Lumen Sports');
    await expect(inOneTab.stored.get(key)).not.toContain('Abcdef1!');
    await press('Open the page');
    await open('First password');
    // Also if it was not entered before the page was closed again.
    await press('Close the page');
    await press('Open the page');
    await open('First password');
    await expect(
      screen.getByText('For security, the following were not saved: Password. Enter them again before you continue.'),
    ).toBeVisible();
    await expect(screen.getByText(/Picking up where you left off/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Password'), 'Abcdef1!');
    await expect(screen.queryByText(/Not saved/)).not.toBeInTheDocument();
    await press('Next');
    await open('Review');
    await press('Create account');
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce());
    await waitFor(() => expect(inOneTab.stored.has(key)).toBe(false));
  },
};

const toStartOver = memoryStorage();
/** Starts over immediately, and Undo restores everything (19, 22). */
export const StartingOver: Story = {
  args: { draft: draftIn(toStartOver), canStartOver: true },
  beforeEach: () => void toStartOver.stored.set(key, storedDraft()),
  play: async () => {
    await open('First password');
    await press('Start over');
    await open('Company');
    await expect(company()).toHaveValue('');
    await expect(toStartOver.stored.has(key)).toBe(false);
    await press('Undo');
    const title = await open('First password');
    await waitFor(() => expect(title).toHaveFocus());
    await press('Back');
    await press('Back');
    await expect(company()).toHaveValue('Lumen Sports');
  },
};

const ofOldVersion = memoryStorage();
/** A draft of an incompatible version is discarded, with a notice (15, 17). */
export const OtherVersion: Story = {
  args: { draft: { ...draftIn(ofOldVersion), version: 2 } },
  beforeEach: () => void ofOldVersion.stored.set(key, storedDraft()),
  play: async () => {
    await open('Company');
    await expect(screen.getByText(/could not be restored/)).toBeVisible();
    await expect(ofOldVersion.stored.has(key)).toBe(false);
  },
};

const inTwoTabs = memoryStorage();
/** Another tab continues the same draft: nothing is overwritten until the user chooses (18). */
export const TwoTabs: Story = {
  args: { draft: draftIn(inTwoTabs) },
  beforeEach: () => inTwoTabs.stored.clear(),
  play: async () => {
    await userEvent.type(company(), 'Mine');
    await waitFor(() => expect(inTwoTabs.stored.get(key)).toContain('Mine'));
    const otherTabDraft = storedDraft({ tab: 'another tab', values: { ...noAccount, company: 'Theirs' } });
    inTwoTabs.stored.set(key, otherTabDraft);
    dispatchEvent(new StorageEvent('storage', { key, newValue: otherTabDraft }));
    await screen.findByText(/open in another tab/);
    await userEvent.type(company(), ' 2');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(inTwoTabs.stored.get(key)).toBe(otherTabDraft);
    await press('Use the other tab’s entries');
    await open('First password');
    await expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ company: 'Theirs' }));
    inTwoTabs.stored.delete(key);
    dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    await screen.findByText(/finished or canceled in another tab/);
    await press('Continue here');
    await expect(inTwoTabs.stored.get(key)).toContain('Theirs');
  },
};

/** A minimal application URL and history. */
function WithHistory({ first, ...props }: WizardArgs & { first?: string }) {
  const [entries, setEntries] = useState<readonly (string | undefined)[]>([first]);
  return (
    <Column>
      <Row>
        <Button onPress={() => setEntries(entries.slice(0, -1))}>Browser’s back</Button>
        <output>Entries: {entries.map((entry) => entry ?? 'none').join(' ')}</output>
      </Row>
      <AccountWizard
        {...props}
        address={{
          stepId: entries.at(-1),
          onStepChange(stepId, options) {
            onStepChange(stepId, options);
            setEntries((now) => [...(options.isReplacing ? now.slice(0, -1) : now), stepId]);
          },
        }}
      />
    </Column>
  );
}

/** Each step is a history entry; the browser's Back goes back one step (12, 13). */
export const StepInUrl: Story = {
  render: (args) => <WithHistory {...args} first="nowhere" />,
  play: async ({ canvas }) => {
    await canvas.findByText('Entries: company');
    await userEvent.type(company(), 'Lumen Sports');
    await press('Next');
    await press('Skip');
    await canvas.findByText('Entries: company invite access');
    await press('Browser’s back');
    const title = await open('Invite a colleague');
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.getByText('Entries: company invite')).toBeVisible();
    await press('Next');
    await canvas.findByText('Entries: company invite access');
  },
};

const linked = memoryStorage();
/** A link to an unreachable step opens the first incomplete one (13, 14). */
export const LinkedTooFar: Story = {
  render: (args) => <WithHistory {...args} first="review" draft={draftIn(linked)} />,
  beforeEach: () => void linked.stored.set(key, storedDraft()),
  play: async ({ canvas }) => {
    await open('First password');
    await expect(canvas.getByText('Entries: access')).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
};

function CurrentPath() {
  const { path, navigate } = useStoryRouter();
  return (
    <Row>
      <Button onPress={() => navigate('users')}>Users</Button>
      <output>Path: {path}</output>
    </Row>
  );
}

const guarded = memoryStorage();
/** Leaving asks for confirmation if there are changes; Leave deletes the draft (8, 19, 20). */
export const Guarded: Story = {
  render: (args) => (
    <StoryRouter>
      <CurrentPath />
      <AccountWizard {...args} allowLeaving={false} draft={draftIn(guarded)} onCancel={onSubmitted} />
    </StoryRouter>
  ),
  beforeEach: () => guarded.stored.clear(),
  play: async ({ canvas }) => {
    await userEvent.type(company(), 'Lumen Sports');
    await press('Cancel');
    await screen.findByRole('alertdialog', undefined, arrival);
    await press('Stay');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(onSubmitted).not.toHaveBeenCalled();
    await waitFor(() => expect(guarded.stored.has(key)).toBe(true));
    await press('Users');
    await screen.findByRole('alertdialog');
    await press('Leave');
    await canvas.findByText('Path: users');
    await expect(guarded.stored.has(key)).toBe(false);
  },
};

const leavable = memoryStorage();
/** Where leaving is allowed, there is no confirmation and the draft is kept (21). */
export const LeavingAllowed: Story = {
  args: { draft: draftIn(leavable) },
  render: (args) => (
    <StoryRouter>
      <CurrentPath />
      <AccountWizard {...args} onCancel={onSubmitted} />
    </StoryRouter>
  ),
  beforeEach: () => leavable.stored.clear(),
  play: async ({ canvas }) => {
    await userEvent.type(company(), 'Lumen Sports');
    await waitFor(() => expect(leavable.stored.has(key)).toBe(true));
    await press('Cancel');
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce());
    await press('Users');
    await canvas.findByText('Path: users');
    await expect(leavable.stored.has(key)).toBe(true);
  },
};

/** After submitting, the page navigates without a confirmation (20). */
export const NavigatesAfterSubmit: Story = {
  render: () => (
    <StoryRouter>
      <CurrentPath />
      <AccountWizard hasReview={false} initial={{ ...noAccount, company: 'Lumen Sports' }} />
    </StoryRouter>
  ),
  play: async ({ canvas }) => {
    await press('Next');
    await press('Skip');
    await userEvent.type(screen.getByLabelText('Password'), 'Abcdef1!{Enter}');
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce());
    await press('Users');
    await canvas.findByText('Path: users');
  },
};

/** Submitting continues after the page is left, without a confirmation (20). */
export const LeftWhileSubmitting: Story = {
  render: () => (
    <StoryRouter>
      <CurrentPath />
      <AccountWizard hasReview={false} allowLeaving={false} initial={{ ...noAccount, company: 'Lumen Sports' }} />
    </StoryRouter>
  ),
  play: async ({ canvas }) => {
    onSubmit.mockReturnValueOnce(new Promise(() => {}));
    await press('Next');
    await press('Skip');
    await userEvent.type(screen.getByLabelText('Password'), 'Abcdef1!{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await press('Users');
    await canvas.findByText('Path: users');
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};
