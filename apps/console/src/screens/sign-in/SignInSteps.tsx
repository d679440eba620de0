import { lazyComponent } from '@edge-console/ui/lazy-part';
import type { Challenge, SignInOutcome } from '../../identity/signInOutcome.ts';
import { CodeStep } from './CodeStep.tsx';
import { MfaSelectionStep } from './MfaSelectionStep.tsx';

const NewPasswordStep = lazyComponent(async () => (await import('./NewPasswordStep.tsx')).NewPasswordStep);
const EnrolmentStep = lazyComponent(async () => (await import('./EnrolmentStep.tsx')).EnrolmentStep);

export type SignInStepProps = {
  email: string;
  /** On a page of its own, or in a dialog over another page. */
  place: 'page' | 'dialog';
  /** The sign-in went on, succeeded, or begins anew with a reason. */
  onOutcome: (outcome: SignInOutcome) => void;
  /** The person wants the first form again. */
  onBack: () => void;
};

/** What signing in asks for after the password. */
export function SignInSteps({ challenge, ...step }: SignInStepProps & { challenge: Challenge }) {
  switch (challenge.kind) {
    case 'newPasswordRequired':
      return <NewPasswordStep {...step} />;
    case 'codeRequired':
      // Another code is another question: its attempts are counted anew.
      return <CodeStep {...step} key={challenge.type} type={challenge.type} destination={challenge.destination} />;
    case 'mfaSelection':
      return <MfaSelectionStep {...step} types={challenge.types} />;
    case 'softwareTokenSetup':
      return <EnrolmentStep {...step} secret={challenge.secret} />;
  }
}
