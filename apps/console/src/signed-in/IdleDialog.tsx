import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { useEffect, useRef, useState } from 'react';
import { sessionMessages } from '../messages/session.ts';
import { timeLeft } from './idle.ts';

export type IdleDialogProps = { idleAt: number; onStay: () => void; onSignOut: () => void };

/** Warns that inactivity will end the session. Esc counts as activity, too. */
export function IdleDialog({ idleAt, onStay, onSignOut }: IdleDialogProps) {
  const texts = sessionMessages.idle;
  const stay = useRef<HTMLButtonElement>(null);
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
      initialFocus={stay}
      onOpenChange={onStay}
      title={texts.title}
      footer={
        <>
          <Button onPress={onSignOut}>{texts.signOut}</Button>
          <Button ref={stay} variant="primary" onPress={onStay}>
            {texts.stay}
          </Button>
        </>
      }
    >
      {texts.text(timeLeft(idleAt, now))}
    </Dialog>
  );
}
