import { Button } from '@edge-console/ui/button';
import { CircleX, Sparkles, Timer } from '@edge-console/ui/icon';
import { appMessages } from '../../core/messages/messages.ts';
import { splashMessages as messages } from '../../auth/sign-in/signUpMessages.ts';
import { AuthenticatedApp } from '../../shell/authenticated-app/AuthenticatedApp.tsx';
import { StepHeader } from '../../auth/sign-in/StepHeader.tsx';
import { StepLoading } from '../../auth/sign-in/StepLoading.tsx';
import { useReadiness } from './useReadiness.ts';

/** Shown while a new account is provisioned. */
export function SplashScreen() {
  return (
    <AuthenticatedApp>
      <Splash />
    </AuthenticatedApp>
  );
}

const heads = {
  waiting: { icon: Sparkles, title: messages.title, children: messages.text },
  TIMED_OUT: { icon: Timer, tone: 'warning', title: messages.title, children: messages.late },
  FAILED: { icon: CircleX, tone: 'danger', title: messages.failedTitle, children: messages.failed },
} as const;

function Splash() {
  const { outcome, retry } = useReadiness();
  return (
    <>
      <StepHeader {...heads[outcome ?? 'waiting']} variant="page" />
      {outcome === null ? (
        <StepLoading>{messages.progress}</StepLoading>
      ) : (
        <Button variant="primary" size="xl" isBlock onPress={retry}>
          {appMessages.retry}
        </Button>
      )}
    </>
  );
}
