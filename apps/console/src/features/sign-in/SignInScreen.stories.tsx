import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { signInArgs, SignInPage, submitSignIn as submit } from './SignInPage.fixture.tsx';

const meta = {
  title: 'Console/Sign in',
  component: SignInPage,
  parameters: { layout: 'fullscreen' },
  args: { ...signInArgs, signIn: fn(), recover: fn(), respond: fn() },
} satisfies Meta<typeof SignInPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText('E-mail')).toHaveFocus());
    await submit(canvas, 'admin@edgeworks.example', 'Northern-Light-7');
    await waitFor(() => expect(args.signIn).toHaveBeenCalledWith('admin@edgeworks.example', 'Northern-Light-7'));
  },
};

/** Only configured providers are offered. Tab goes from field to field; the password's link comes after it. */
export const Providers: Story = {
  args: { providers: ['Google', 'Microsoft', 'GitHub'], address: '/signin/?returnTo=%2Fusers%2F%3Fsort%3Demail' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const buttons = ['Google', 'Microsoft', 'GitHub'].map((name) =>
      canvas.getByRole('button', { name: `Continue with ${name}` }),
    );
    for (const button of buttons) await expect(button).toBeVisible();
    // They share one row without overlapping.
    const widths = buttons.map((button) => Math.round(button.getBoundingClientRect().width));
    await expect(new Set(widths).size).toBe(1);
    await waitFor(() => expect(canvas.getByLabelText('E-mail')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    const forgot = canvas.getByRole('link', { name: 'Forgot password?' });
    await expect(forgot).toHaveAttribute('href', '/forgot-password?returnTo=%2Fusers%2F%3Fsort%3Demail');
  },
};

/** The method last used in this browser is marked. */
export const LastUsed: Story = {
  args: { providers: ['Google', 'Microsoft', 'GitHub'] },
  beforeEach() {
    localStorage.setItem('sign-in-method', 'MICROSOFT');
    return () => localStorage.removeItem('sign-in-method');
  },
  async play({ canvas }) {
    const mark = canvas.getByText('Last used');
    await expect(mark.previousElementSibling).toHaveAccessibleName('Continue with Microsoft');
  },
};

export const FieldsToReview: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await submit(canvas, 'admin', '');
    const email = canvas.getByLabelText('E-mail');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Enter a valid e-mail.'));
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Required field.');
    await expect(email).toHaveFocus();
    await expect(args.signIn).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  args: { outcome: { kind: 'refused', reason: 'wrongCredentials' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await submit(canvas, 'admin@edgeworks.example', 'Wrong-Guess-1');
    const password = canvas.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Incorrect username or password.'));
    await expect(password).toHaveFocus();
  },
};

export const TooManyAttempts: Story = {
  args: { outcome: { kind: 'refused', reason: 'tooManyAttempts', retryAfterSeconds: 30 } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await submit(canvas, 'admin@edgeworks.example', 'Northern-Light-7');
    await expect(await canvas.findByRole('status')).toHaveTextContent(/Too many attempts\. Try again in (30|29) s\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.signIn).toHaveBeenCalledOnce();
  },
};

export const SessionExpired: Story = {
  args: {
    address: '/signin/?sessionexpired=true/&returnTo=%2Fusers%2F',
    end: { reason: 'expired', email: 'amara.okafor@solstice.example' },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Your session has expired. Sign in again to continue.');
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('amara.okafor@solstice.example');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  },
};

export const SessionClosed: Story = {
  args: { end: { reason: 'revoked', email: 'amara.okafor@solstice.example' } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Your session was closed for security reasons.',
    );
  },
};

export const NewPasswordRequired: Story = {
  args: { outcome: { kind: 'newPasswordRequired' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await submit(canvas, 'leila@northlight.example', 'Temporary-1');
    const chosen = await canvas.findByLabelText('New password');
    await userEvent.type(chosen, 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(chosen).toHaveAccessibleDescription(/Use at least 8 characters/));
    await expect(chosen).toHaveFocus();
    await expect(canvas.getByRole('list', { name: 'The password needs' })).toHaveTextContent('A number not met yet');
  },
};

export const UnsupportedStep: Story = {
  args: { outcome: { kind: 'unsupportedStep', step: 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE' } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await submit(canvas, 'admin@edgeworks.example', 'Northern-Light-7');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This sign-in step is not supported here. Contact support.',
    );
  },
};
