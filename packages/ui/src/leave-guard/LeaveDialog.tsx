import { useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { useMessages } from '../messages/index.ts';
import { leaveGuardMessages } from './messages.ts';

interface LeaveDialogProps {
  isOpen: boolean;
  title: string;
  message: string;
  onResponse: (mayLeave: boolean) => void;
}

/** The confirmation dialog. Escape stays on the page. */
export function LeaveDialog({ isOpen, title, message, onResponse }: LeaveDialogProps) {
  const messages = useMessages(leaveGuardMessages);
  const stayButton = useRef<HTMLButtonElement>(null);
  // Keeps the text during the exit animation, when its source is already released.
  const [shown, setShown] = useState({ title, message });
  if (isOpen && (shown.title !== title || shown.message !== message)) setShown({ title, message });

  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      isDismissable={false}
      initialFocus={stayButton}
      onOpenChange={() => onResponse(false)}
      title={shown.title}
      footer={
        <>
          <Button tone="danger" onPress={() => onResponse(true)}>
            {messages.leave}
          </Button>
          <Button ref={stayButton} variant="primary" onPress={() => onResponse(false)}>
            {messages.stay}
          </Button>
        </>
      }
    >
      {shown.message}
    </Dialog>
  );
}
