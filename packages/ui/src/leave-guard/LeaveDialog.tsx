import { useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { useMessages } from '../messages/index.ts';
import { leaveGuardMessages } from './messages.ts';

interface LeaveDialogProps {
  isOpen: boolean;
  title: string;
  message: string;
  onAnswer: (mayLeave: boolean) => void;
}

/** The question itself. Esc is the answer that loses nothing. */
export function LeaveDialog({ isOpen, title, message, onAnswer }: LeaveDialogProps) {
  const messages = useMessages(leaveGuardMessages);
  const stay = useRef<HTMLButtonElement>(null);
  // Keeps the words while the dialog fades: the source they came from is released or gone by then.
  const [shown, setShown] = useState({ title, message });
  if (isOpen && (shown.title !== title || shown.message !== message)) setShown({ title, message });

  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      isDismissable={false}
      initialFocus={stay}
      onOpenChange={() => onAnswer(false)}
      title={shown.title}
      footer={
        <>
          <Button tone="danger" onPress={() => onAnswer(true)}>
            {messages.leave}
          </Button>
          <Button ref={stay} variant="primary" onPress={() => onAnswer(false)}>
            {messages.stay}
          </Button>
        </>
      }
    >
      {shown.message}
    </Dialog>
  );
}
