import { Button } from '@edge-console/ui/button';
import { CircleX, Sparkles, Timer } from '@edge-console/ui/icon';
import { messages } from '../../core/messages/messages.ts';
import { splashMessages as texts } from '../../auth/sign-in/signUpMessages.ts';
import { AuthenticatedApp } from '../../shell/authenticated-app/AuthenticatedApp.tsx';
import { StepHeader } from '../../auth/sign-in/StepHeader.tsx';
import { StepWait } from '../../auth/sign-in/StepWait.tsx';
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
  waiting: { icon: Sparkles, title: texts.title, children: texts.text },
  LATE: { icon: Timer, tone: 'warning', title: texts.title, children: texts.late },
  FAILED: { icon: CircleX, tone: 'danger', title: texts.failedTitle, children: texts.failed },
} as const;

function Splash() {
  const { outcome, retry } = useReadiness();
  return (
    <>
      <StepHeader {...heads[outcome ?? 'waiting']} place="page" />
      {outcome === null ? (
        <StepWait>{texts.progress}</StepWait>
      ) : (
        <Button variant="primary" size="xl" isBlock onPress={retry}>
          {messages.retry}
        </Button>
      )}
    </>
  );
}
