import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { useEffect, useRef, useState } from 'react';
import { sessionEndMessages } from './sessionEndMessages.ts';
import { timeLeft } from '../../auth/session/idleTimeout.ts';

export type SessionEndDialogProps = {
  cause: keyof typeof sessionEndMessages;
  endsAt: number;
  onContinue: () => void;
  onLeave: () => void;
  onEscape: () => void;
};

/** Warns that the session is about to end, and counts down. */
export function SessionEndDialog({ cause, endsAt, onContinue, onLeave, onEscape }: SessionEndDialogProps) {
  const messages = sessionEndMessages[cause];
  const continueButton = useRef<HTMLButtonElement>(null);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Dialog
      role="alertdialog"
      isOpen
      isDismissable={false}
      initialFocus={continueButton}
      onOpenChange={onEscape}
      title={messages.title}
      footer={
        <>
          <Button onPress={onLeave}>{messages.leave}</Button>
          <Button ref={continueButton} variant="primary" onPress={onContinue}>
            {messages.stay}
          </Button>
        </>
      }
    >
      {messages.text(timeLeft(endsAt, now))}
    </Dialog>
  );
}
