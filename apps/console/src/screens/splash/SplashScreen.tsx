import { Button } from '@edge-console/ui/button';
import { Sparkles } from '@edge-console/ui/icon';
import { Notice } from '@edge-console/ui/notice';
import { messages } from '../../messages/messages.ts';
import { splashMessages as texts } from '../../messages/signUp.ts';
import { SignedInFrame } from '../../signed-in/SignedInFrame.tsx';
import { StepHead } from '../sign-in/StepHead.tsx';
import { StepWait } from '../sign-in/StepWait.tsx';
import { useReadiness } from './useReadiness.ts';

/** The moment between founding an account and its first page. */
export function SplashScreen() {
  return (
    <SignedInFrame>
      <Splash />
    </SignedInFrame>
  );
}

function Splash() {
  const { outcome, retry } = useReadiness();
  return (
    <>
      <StepHead icon={Sparkles} title={texts.title} place="page">
        {texts.text}
      </StepHead>
      {outcome === null ? (
        <StepWait>{texts.progress}</StepWait>
      ) : (
        <Notice
          tone={outcome === 'LATE' ? 'warning' : 'danger'}
          action={
            <Button size="sm" onPress={retry}>
              {messages.retry}
            </Button>
          }
        >
          {outcome === 'LATE' ? texts.late : texts.failed}
        </Notice>
      )}
    </>
  );
}
