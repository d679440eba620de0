import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Smartphone } from '../icon/index.ts';
import { Link } from '../link/index.ts';
import { Notice } from '../notice/index.ts';
import { OtpField } from '../otp-field/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { Column } from '../storybook/Layout.tsx';
import { Or, SignInFrame, StepIcon, FooterLinks } from '../storybook/SignInFrame.tsx';
import { onPhone, fullPage } from '../storybook/viewports.ts';
import { TextField } from '../text-field/index.ts';

interface SignInPageProps {
  /** Whether an expired session led here. */
  isExpired?: boolean;
  step?: 'password' | 'code';
  onSignIn: () => void;
}

const noAccount = 'Incorrect e-mail or password.';

function SignInPage({ isExpired = false, step: firstStep = 'password', onSignIn }: SignInPageProps) {
  const [step, setStep] = useState(firstStep);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<{ email?: string; password?: string }>({});
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  const signIn = (event: FormEvent) => {
    event.preventDefault();
    if (email === '') {
      setErrors({ email: 'Enter your e-mail address.' });
      emailField.current?.focus();
    } else if (password !== 'correct horse') {
      // The error does not reveal which of the two is wrong.
      setErrors({ password: password === '' ? 'Enter your password.' : noAccount });
      passwordField.current?.focus();
    } else setStep('code');
  };

  if (step === 'code') {
    return (
      <SignInFrame>
        <Column>
          <StepIcon icon={Smartphone} />
          <PageHeader title="Enter the code" description="From the authenticator app for amara.okafor@solstice.tv." />
          <OtpField
            label="Code"
            description="Submitted with the last digit."
            value={code}
            onChange={setCode}
            onComplete={onSignIn}
          />
          <Button size="xl" isBlock onPress={() => setStep('password')}>
            Use another account
          </Button>
          <FooterLinks>
            <Link href="#lost">Lost your device?</Link>
          </FooterLinks>
        </Column>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame>
      <form noValidate onSubmit={signIn}>
        <Column>
          <PageHeader title="Sign in" description="Welcome back. Pick up where you left off." />
          {isExpired && (
            <Notice tone="info" title="Your session has ended.">
              Sign in to continue where you left off.
            </Notice>
          )}
          <Button size="xl" isBlock>
            Continue with Google
          </Button>
          <Or>or use your e-mail</Or>
          <TextField
            ref={emailField}
            label="E-mail"
            type="email"
            size="xl"
            autoComplete="username"
            placeholder="name@company.com"
            value={email}
            onChange={setEmail}
            errorMessage={errors.email}
          />
          <PasswordField
            ref={passwordField}
            label="Password"
            size="xl"
            labelEnd={<Link href="#forgot">Forgot password?</Link>}
            value={password}
            onChange={setPassword}
            errorMessage={errors.password}
          />
          <Button variant="primary" size="xl" type="submit" isBlock>
            Sign in
          </Button>
          <FooterLinks>
            <span>
              New to Edge Console? <Link href="#sign-up">Create an account</Link>
            </span>
          </FooterLinks>
        </Column>
      </form>
    </SignInFrame>
  );
}

const meta = {
  title: 'Patterns/Sign-in',
  component: SignInPage,
  tags: ['ready'],
  args: { onSignIn: fn() },
  ...fullPage,
} satisfies Meta<typeof SignInPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One column, one main action, and the brand next to it. */
export const Default: Story = {
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

/** Wrong password, correct password, then the code, with the keyboard only. */
export const SignsIn: Story = {
  play: async ({ args }) => {
    screen.getByRole('textbox', { name: 'E-mail' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Enter your e-mail address.')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await userEvent.keyboard('amara.okafor@solstice.tv');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong horse{Enter}');
    await expect(await screen.findByText('Incorrect e-mail or password.')).toBeVisible();
    const password = screen.getByLabelText('Password');
    await expect(password).toHaveFocus();
    await userEvent.clear(password);
    await userEvent.type(password, 'correct horse{Enter}');
    await expect(await screen.findByRole('heading', { level: 1, name: 'Enter the code' })).toBeVisible();
    await userEvent.click(screen.getByRole('textbox', { name: /Code/u }));
    await userEvent.keyboard('123456');
    await waitFor(() => expect(args.onSignIn).toHaveBeenCalledOnce());
  },
};

/** Explains the expired session before asking for anything. */
export const SessionEnded: Story = { args: { isExpired: true } };

/** Phones also show whose code it is and where to find it. */
export const Code: Story = { args: { step: 'code' } };

export const CodeOnAPhone: Story = {
  ...onPhone,
  args: { step: 'code' },
  play: async () => {
    await expect(screen.getByText(/amara\.okafor@solstice\.tv/u)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const Phone: Story = {
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** A brand color with dark text gets a darker shade for light text; otherwise axe would report the contrast. */
export const InAnotherBrand: Story = {
  name: 'In another brand',
  globals: { brand: 'solstice' },
  play: async ({ canvas }) => {
    const { color } = getComputedStyle(canvas.getByText(/^Every viewer/));
    await expect(Number(/\d+/.exec(color)?.[0])).toBeGreaterThan(230);
  },
};
