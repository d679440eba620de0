import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { reachCode, signInArgs, SignInPage, submitSignIn } from './SignInPage.fixture.tsx';

const meta = {
  title: 'Console/Sign in/Steps',
  component: SignInPage,
  parameters: { layout: 'fullscreen' },
  args: { ...signInArgs, outcome: { kind: 'codeRequired', type: 'TOTP' }, signIn: fn(), recover: fn(), respond: fn() },
} satisfies Meta<typeof SignInPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A pasted code with a space is submitted automatically, once; the device is remembered on request. */
export const Code: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const field = await reachCode(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Remember this device for 30 days/ }));
    await userEvent.click(field);
    await userEvent.paste('407 213');
    await waitFor(() => expect(args.respond).toHaveBeenCalledWith('407213', { isDeviceRemembered: true }));
  },
};

/** The third wrong code returns to the password, with a message, and keeps the email address. */
export const WrongCodes: Story = {
  args: { answers: Array.from({ length: 3 }, () => ({ kind: 'refused', reason: 'wrongMfaCode' })) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const field = await reachCode(canvas);
    for (const code of ['111111', '222222']) {
      // The rejected code is selected, so that typing replaces it.
      await userEvent.keyboard(code);
      await waitFor(() => expect(field).toHaveAccessibleDescription('The code is not valid.'));
      await expect(field).toHaveValue(code);
    }
    await userEvent.keyboard('333333');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The code was not valid three times. Sign in again.');
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('amara.okafor@solstice.example');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  },
};

/** An expired challenge returns to the password, with a message, and keeps the email address. */
export const Expired: Story = {
  args: { answers: [{ kind: 'refused', reason: 'challengeExpired' }] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(await reachCode(canvas), '407213');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The sign-in took too long. Start again.');
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('amara.okafor@solstice.example');
  },
};

/** Help for users who have lost their device, and the way back. */
export const LostDevice: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await reachCode(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Lost your device?' }));
    await expect(canvas.getByText(/Support verifies your identity/)).toBeVisible();
    const support = canvas.getByRole('link', { name: 'support@edge-console.example' });
    await expect(support).toHaveAttribute('href', 'mailto:support@edge-console.example');
  },
};

async function submitRecoveryCode(canvas: ReturnType<typeof within>, code: string): Promise<HTMLElement> {
  await reachCode(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
  const field = await canvas.findByLabelText('Recovery code');
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, code);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
  return field;
}

/** A recovery code removes the app, and the password then signs in without a code. */
export const RecoveryCode: Story = {
  beforeEach({ args }) {
    mocked(args.signIn).mockReturnValueOnce({ kind: 'codeRequired', type: 'TOTP' });
  },
  args: { outcome: { kind: 'signedIn' } },
  async play({ canvasElement, args }) {
    await submitRecoveryCode(within(canvasElement), 'abcd-efgh-ijkm-npqr');
    const given = { email: 'amara.okafor@solstice.example', password: 'Northern-Light-7' };
    await waitFor(() => expect(args.recover).toHaveBeenCalledWith({ ...given, code: 'abcd-efgh-ijkm-npqr' }));
    await waitFor(() => expect(args.signIn).toHaveBeenCalledTimes(2), { timeout: 3_000 });
    await expect(args.signIn).toHaveBeenLastCalledWith(given.email, given.password);
  },
};

/** A wrong recovery code is selected, so that typing replaces it. */
export const WrongRecoveryCode: Story = {
  args: { recovery: { ok: true, value: { recoverMfa: { ok: false } } } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const field = await submitRecoveryCode(canvas, 'abcd');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('This recovery code is not valid. Check it, or use another one.'),
    );
    await expect(field).toHaveFocus();
    await expect(args.signIn).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Use your authenticator app' }));
    await waitFor(() => expect(canvas.getByLabelText('Authentication code')).toHaveFocus());
  },
};

/** A failure keeps the code. */
export const RecoveryCodeNotChecked: Story = {
  args: {
    recovery: { ok: false, error: { kind: 'throttle', code: 'RATE_LIMITED', requestId: 'r', retryAfterMs: 30_000 } },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const field = await submitRecoveryCode(canvas, 'abcd');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^The recovery code could not be checked\. .*30 s/,
    );
    await expect(field).toHaveValue('abcd');
  },
};

/** Several MFA methods: the user selects one, then enters its code. */
export const Selection: Story = {
  args: {
    outcome: { kind: 'mfaSelection', types: ['TOTP', 'SMS'] },
    answers: [{ kind: 'codeRequired', type: 'SMS', destination: '+*******4190' }],
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await submitSignIn(canvas, 'amara.okafor@solstice.example', 'Northern-Light-7');
    const app = await canvas.findByRole('button', { name: /Authenticator app/ });
    await waitFor(() => expect(app).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /Text message/ }));
    await expect(await canvas.findByText('+*******4190')).toBeVisible();
    await expect(args.respond).toHaveBeenCalledWith('SMS', undefined);
  },
};

/** The account requires MFA, which the user has not set up yet. */
export const Enrolment: Story = {
  args: { outcome: { kind: 'softwareTokenSetup', secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' } },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await submitSignIn(canvas, 'amara.okafor@solstice.example', 'Northern-Light-7');
    const field = await canvas.findByRole('textbox', { name: /code/ });
    // Scanning comes first; focus must not be lost to the body.
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Set up your authenticator app' })).toHaveFocus());
    await userEvent.type(field, '407213');
    await waitFor(() => expect(args.respond).toHaveBeenCalledWith('407213', undefined));
  },
};

/** The same steps over a page with unsaved input; Back stays in the dialog. */
export const InTheDialog: Story = {
  args: { isDialog: true, end: { reason: 'expired', email: 'amara.okafor@solstice.example' } },
  async play() {
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    await userEvent.type(dialog.getByLabelText('Password'), 'Northern-Light-7');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
    const field = await dialog.findByLabelText('Authentication code');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Back to sign-in' }));
    await expect(dialog.getByLabelText('E-mail')).toHaveValue('amara.okafor@solstice.example');
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
  },
};
