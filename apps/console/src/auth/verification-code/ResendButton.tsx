import { Notice } from '@edge-console/ui/notice';
import { sentCodeMessages as messages } from '../sign-in/signUpMessages.ts';
import { TextButton } from '../sign-in/TextButton.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import type { ResendCode } from './useResendCode.ts';

export function ResendNotice({ notice, secondsLeft }: Pick<ResendCode, 'notice' | 'secondsLeft'>) {
  if (notice === 'sent') return <Notice tone="success">{messages.sent}</Notice>;
  return notice && <RefusalNotice refused={notice} secondsLeft={secondsLeft} />;
}

type ResendButtonProps = Pick<ResendCode, 'isSending' | 'secondsLeft'> & { onPress: () => void };

/** Resends a code, with a countdown until that is allowed. */
export function ResendButton({ isSending, secondsLeft, onPress }: ResendButtonProps) {
  return (
    <TextButton isPending={isSending} isDisabled={secondsLeft > 0} onPress={onPress}>
      {secondsLeft > 0 ? messages.againIn(secondsLeft) : messages.again}
    </TextButton>
  );
}
