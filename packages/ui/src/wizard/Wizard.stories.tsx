import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Board, BoardRow } from '../storybook/Board.tsx';
import {
  type Account,
  AccountWizard,
  accountSteps,
  checkCompany,
  DomainWizard,
  GuardedAccountWizard,
  storedDraft,
  memoryStorage,
  onSubmit,
  onSubmitted,
} from '../storybook/sampleWizard.tsx';
import { TextField } from '../text-field/index.ts';
import { onPhone, fullPage } from '../storybook/viewports.ts';
import { Wizard, type StepValidation, type WizardStep } from './index.ts';
import { root } from './Wizard.css.ts';
import { WizardSteps } from './WizardSteps.tsx';

const meta = {
  title: 'Navigation/Wizard',
  component: GuardedAccountWizard,
  subcomponents: { Wizard },
  tags: ['ready'],
  parameters: { viewport: fullPage.parameters.viewport },
  beforeEach: () => {
    checkCompany.mockReset().mockReturnValue(true);
    onSubmit.mockReset().mockResolvedValue(undefined);
    onSubmitted.mockClear();
  },
} satisfies Meta<typeof GuardedAccountWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const field = (name: string) => screen.getByRole('textbox', { name });
const heading = (name: string) => screen.findByRole('heading', { name, level: 2 });
/** Waits until the step is open and its heading has focus (7). */
const at = async (name: string) => {
  const title = await heading(name);
  await waitFor(() => expect(title).toHaveFocus());
};
const toPassword = async () => {
  await userEvent.type(field('Company name'), 'Lumen Sports');
  await press('Next');
  await at('Invite a colleague');
  await press('Skip');
  await at('First password');
};
const toReview = async () => {
  await toPassword();
  await userEvent.type(screen.getByLabelText('Password'), 'Abcdef1!');
  await press('Next');
  await at('Review');
};

/** Step by step to the review, then submitted without skipped and hidden steps (1, 2, 5, 6, 7). */
export const Default: Story = {
  play: async () => {
    await expect(await heading('Company')).toHaveAccessibleDescription('Step 1 of 4');
    await toReview();
    await press('Create account');
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledOnce());
    await expect(onSubmit.mock.lastCall).toEqual([
      { company: 'Lumen Sports', kind: 'customer', password: 'Abcdef1!' },
      { stepIds: ['company', 'access'] },
    ]);
  },
};

/** All props as controls. */
export const Playground: Story = { tags: ['playground'] };

/** The first invalid field gets focus and shows its error once (2, 7). */
export const Invalid: Story = {
  play: async () => {
    await press('Next');
    await waitFor(() => expect(field('Company name')).toHaveFocus());
    await expect(screen.queryByRole('region', { name: 'Review the fields in red.' })).toBeNull();
    await expect(field('Company name')).toBeInvalid();
    await expect(field('Company name')).toHaveAccessibleDescription('Enter a name.');
    await expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('needs attention');
    await userEvent.keyboard('Lumen Sports');
    // The Enter that accepts an input method's candidate, as Safari reports it.
    await fireEvent.keyDown(field('Company name'), { key: 'Enter', keyCode: 229 });
    await expect(screen.queryByRole('heading', { name: 'Invite a colleague' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await at('Invite a colleague');
  },
};

const tallStep = (problem: string): WizardStep<Account> => ({
  id: 'company',
  title: 'Company',
  validate: () => ({ problems: [{ name: problem, label: 'Company name', message: 'Enter a name.' }] }),
  content: ({ errors }) => (
    <div style={{ minBlockSize: problem === 'company' ? '120vh' : undefined }}>
      <TextField label="Company name" name="company" errorMessage={errors['company']} value="" onChange={() => {}} />
    </div>
  ),
});

/** A step taller than the window also links to its invalid fields, without repeating their messages. */
export const InvalidTallStep: Story = {
  args: { steps: [tallStep('company')] },
  play: async () => {
    await press('Next');
    const summary = await screen.findByRole('region', { name: 'Review the fields in red.' });
    await waitFor(() => expect(field('Company name')).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: 'Company name' }));
    await expect(field('Company name')).toHaveFocus();
    await expect(screen.getAllByText('Enter a name.')).toHaveLength(1);
  },
};

/** An error without a field on the page is shown in the summary. */
export const RejectedInOtherStep: Story = {
  args: { steps: [tallStep('records')] },
  play: async () => {
    await press('Next');
    const summary = await screen.findByRole('region', { name: 'Review the fields in red.' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent('Company name: Enter a name.');
  },
};

/** Next keeps focus while checking, checks once, and is canceled by Back or by typing (3, 4). */
export const ChecksWhileOnOtherStep: Story = {
  play: async () => {
    const resolvers: ((result: StepValidation) => void)[] = [];
    checkCompany.mockImplementation(() => new Promise((resolve) => resolvers.push(resolve)));
    await userEvent.type(field('Company name'), 'Solstice TV');
    await press('Next');
    const next = button('Next');
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.dblClick(next);
    await expect(next).toHaveFocus();
    await expect(checkCompany).toHaveBeenCalledOnce();
    await userEvent.type(field('Company name'), ' 2');
    await expect(checkCompany.mock.lastCall?.[1].aborted).toBe(true);
    resolvers[0]?.(true);
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'));
    await heading('Company');
    await press('Next');
    resolvers[1]?.({ message: 'Solstice TV 2 already has an account.' });
    const summary = await screen.findByRole('region', { name: /already has an account/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await press('Next');
    resolvers[2]?.(true);
    await at('Invite a colleague');
  },
};

/** A step only for resellers appears depending on an earlier answer; its values are kept (1, 5). */
export const Conditional: Story = {
  play: async () => {
    await userEvent.type(field('Company name'), 'Kofa Radio');
    await userEvent.click(screen.getByRole('radio', { name: /Reseller/ }));
    await expect(await heading('Company')).toHaveAccessibleDescription('Step 1 of 5');
    await press('Next');
    await at('Domain');
    await userEvent.type(field('Domain'), 'console.kofa.fm');
    await press('Back');
    await at('Company');
    await userEvent.click(screen.getByRole('radio', { name: /Customer/ }));
    await press('Next');
    await at('Invite a colleague');
    await press('Back');
    await userEvent.click(screen.getByRole('radio', { name: /Reseller/ }));
    await press('Next');
    await at('Domain');
    await expect(field('Domain')).toHaveValue('console.kofa.fm');
  },
};

/** The step list goes back, and forward past optional steps; unreachable steps are not buttons (6). */
export const ByTheList: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('navigation', { name: 'Create account: steps' }));
    await expect(list.queryByRole('button', { name: /^Review/ })).not.toBeInTheDocument();
    await userEvent.type(field('Company name'), 'Lumen Sports');
    await userEvent.click(list.getByRole('button', { name: /^First password/ }));
    await at('First password');
    await userEvent.click(list.getByRole('button', { name: 'Company done' }));
    await at('Company');
  },
};

/** Edit opens the step, and Next returns to the review (9). */
export const Review: Story = {
  play: async ({ canvas }) => {
    await toReview();
    await expect(canvas.getByText('Lumen Sports')).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: 'Invite a colleague', level: 3 }).parentElement?.parentElement,
    ).toHaveTextContent('Skipped');
    await press('Edit Company');
    await at('Company');
    await userEvent.type(field('Company name'), ' 2');
    await userEvent.click(screen.getByRole('radio', { name: /Reseller/ }));
    await press('Back to review');
    await at('Domain');
    await userEvent.type(field('Domain'), 'console.lumen.tv{Enter}');
    await at('Review');
    await expect(canvas.getByText('Lumen Sports 2')).toBeVisible();
  },
};

/** While submitting, navigation is blocked; a failure loses nothing; an error is shown in its step (10, 11). */
export const SubmitErrors: Story = {
  play: async () => {
    let fail = (_reason: Error) => {};
    onSubmit.mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = reject)));
    await toReview();
    await userEvent.dblClick(button('Create account'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(button('Back')).toBeDisabled();
    await expect(button('Edit Company')).toBeDisabled();
    fail(new Error('offline'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('What you entered is still here.');
    await expect(button('Create account')).toHaveFocus();
    onSubmit.mockResolvedValueOnce({ stepId: 'company', message: 'Lumen Sports already has an account.' });
    await press('Try again');
    const summary = await screen.findByRole('region', { name: /already has an account/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await heading('Company');
    await expect(onSubmitted).not.toHaveBeenCalled();
  },
};

/** What blocks the step is shown next to the disabled button (23). */
export const Waits: Story = {
  render: () => <DomainWizard />,
  play: async ({ canvas }) => {
    await press('Next');
    await heading('Certificate registration');
    await expect(button('Next')).toHaveAccessibleDescription('You can continue once the certificate is issued.');
    await userEvent.click(canvas.getByRole('checkbox'));
    await press('Next');
    await at('Domain validation');
  },
};

/** A single line instead of the step list, which it opens (24). */
export const OnPhone: Story = {
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Create account: steps' }));
    await expect(nav.getByText('Step 1 of 4')).toBeVisible();
    await userEvent.type(field('Company name'), 'Lumen Sports');
    await press('Next');
    await at('Invite a colleague');
    const summary = nav.getByRole('button', { name: /Step 2 of 4/ });
    await userEvent.click(summary);
    await userEvent.click(nav.getByRole('button', { name: 'Company done' }));
    await at('Company');
    await expect(summary).toHaveAttribute('aria-expanded', 'false');
    // The current step must be checked first and the check fails, so focus stays.
    checkCompany.mockRejectedValueOnce(new Error('offline'));
    await userEvent.type(field('Company name'), ' 2');
    await userEvent.click(summary);
    await userEvent.click(nav.getByRole('button', { name: /^First password/ }));
    await expect(summary).toHaveFocus();
    await screen.findByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const draft = (entry: object) => ({
  key: 'account',
  version: 1,
  maxDays: Infinity,
  storage: memoryStorage({ 'wizard:account': storedDraft(entry) }),
});
const onPress = () => undefined;
const listed = accountSteps.map(({ id, title, isOptional = false }) => ({ id, title, isOptional, onPress }));

/** A container query needs a width that the board does not have. */
const Wide = ({ children }: { children: ReactNode }) => (
  <div style={{ inlineSize: 960, maxInlineSize: '100%' }}>{children}</div>
);

/** All states in one static image. */
export const States: Story = {
  tags: ['board'],
  render: () => (
    <Board>
      <BoardRow label="First step">
        <Wide>
          <AccountWizard allowLeaving onCancel={onPress} />
        </Wide>
      </BoardRow>
      <BoardRow label="Continuing a draft">
        <Wide>
          <AccountWizard
            label="Taken up"
            allowLeaving
            draft={draft({ savedAt: Date.UTC(2026, 0, 1), lost: ['password'] })}
            canStartOver
          />
        </Wide>
      </BoardRow>
      <BoardRow label="Review">
        <Wide>
          <AccountWizard
            label="Reviewed"
            allowLeaving
            draft={draft({
              savedAt: Date.UTC(2026, 0, 1),
              stepId: 'review',
              progress: { company: 'done', access: 'done' },
            })}
          />
        </Wide>
      </BoardRow>
      <BoardRow label="Horizontal, waiting">
        <Wide>
          <DomainWizard />
        </Wide>
      </BoardRow>
      <BoardRow label="Step states">
        {(['vertical', 'horizontal'] as const).map((orientation) => (
          <div key={orientation} className={root} style={{ inlineSize: 740, maxInlineSize: '100%' }}>
            <WizardSteps
              label={orientation}
              orientation={orientation}
              current={1}
              items={listed.flatMap((step, index) => [
                {
                  ...step,
                  id: `${step.id} 1`,
                  state: (['done', 'current', 'skipped', 'next'] as const)[index] ?? 'next',
                },
                {
                  ...step,
                  id: `${step.id} 2`,
                  state: (['error', 'pending', 'next', 'locked'] as const)[index] ?? 'next',
                },
              ])}
            />
          </div>
        ))}
      </BoardRow>
    </Board>
  ),
};
