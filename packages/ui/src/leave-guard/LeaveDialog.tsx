import { useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { useLayoutEffect } from '../dom/useLayoutEffect.ts';
import { useMessages } from '../messages/index.ts';
import { leaveGuardMessages } from './messages.ts';

interface LeaveDialogProps {
  isOpen: boolean;
  title: string;
  message: string;
  onResponse: (mayLeave: boolean) => void;
  /** Called after it has closed if nothing had the focus before, as for a link clicked in Safari. */
  focusLast: () => void;
}

const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;

function FocusFallback({ focusLast }: Pick<LeaveDialogProps, 'focusLast'>) {
  const [wasLost] = useState(isFocusLost);
  useLayoutEffect(() => {
    if (!wasLost) return undefined;
    // The page under a modal cannot take focus earlier.
    return () =>
      void requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (isFocusLost()) focusLast();
        }),
      );
  }, [wasLost, focusLast]);
  return null;
}

/** The confirmation dialog. Escape stays on the page. */
export function LeaveDialog({ isOpen, title, message, onResponse, focusLast }: LeaveDialogProps) {
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
      <FocusFallback focusLast={focusLast} />
    </Dialog>
  );
}
