import { Notice } from '@edge-console/ui/notice';
import { sentCodeMessages as texts } from '../sign-in/signUpMessages.ts';
import { TextAction } from '../sign-in/TextAction.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import type { SentCodeState } from './useSentCode.ts';

/** Outcome of sending another code. */
export function SentCodeNotice({ notice, secondsLeft }: Pick<SentCodeState, 'notice' | 'secondsLeft'>) {
  if (notice === 'sent') return <Notice tone="success">{texts.sent}</Notice>;
  return notice && <RefusalNotice refused={notice} secondsLeft={secondsLeft} />;
}

type SendAgainProps = Pick<SentCodeState, 'isSending' | 'secondsLeft'> & { onPress: () => void };

/** A button that sends another code, with a countdown until it is allowed. */
export function SendAgain({ isSending, secondsLeft, onPress }: SendAgainProps) {
  return (
    <TextAction isPending={isSending} isDisabled={secondsLeft > 0} onPress={onPress}>
      {secondsLeft > 0 ? texts.againIn(secondsLeft) : texts.again}
    </TextAction>
  );
}
