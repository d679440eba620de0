import { lazyComponent } from '@edge-console/ui/lazy-part';
import type { Challenge, SignInOutcome } from '../identity/signInOutcome.ts';
import { CodeStep } from './CodeStep.tsx';
import { MfaSelectionStep } from './MfaSelectionStep.tsx';

const NewPasswordStep = lazyComponent(async () => (await import('./NewPasswordStep.tsx')).NewPasswordStep);
const EnrollmentStep = lazyComponent(async () => (await import('./EnrollmentStep.tsx')).EnrollmentStep);

export type SignInStepProps = {
  email: string;
  /** For signing in again after a recovery code was used. Without it, a recovery code cannot be used. */
  password?: string;
  /** On its own page, or in a dialog over another page. */
  variant: 'page' | 'dialog';
  /** Called with the next step, success, or a refusal that returns to the first form. */
  onOutcome: (outcome: SignInOutcome) => void;
  /** Returns to the first form. */
  onBack: () => void;
  /** Called after a recovery code was used, before signing in. */
  onRecovered?: (() => void) | undefined;
};

/** The steps of a sign-in after the password. */
export function SignInSteps({ challenge, ...step }: SignInStepProps & { challenge: Challenge }) {
  switch (challenge.kind) {
    case 'newPasswordRequired':
      return <NewPasswordStep {...step} />;
    case 'codeRequired':
      // A new challenge has its own count of attempts.
      return <CodeStep {...step} key={challenge.type} type={challenge.type} destination={challenge.destination} />;
    case 'mfaSelection':
      return <MfaSelectionStep {...step} types={challenge.types} />;
    case 'softwareTokenSetup':
      return <EnrollmentStep {...step} secret={challenge.secret} />;
  }
}
