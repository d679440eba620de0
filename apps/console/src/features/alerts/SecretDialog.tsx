import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { KeyRound } from '@edge-console/ui/icon';
import { useLeaveGuard } from '@edge-console/ui/leave-guard';
import { SecretField } from '@edge-console/ui/secret-field';
import { useState } from 'react';
import { alertsMessages } from './messages.ts';

const { secretDialog: messages } = alertsMessages;

type SecretDialogProps = { name: string; secret: string; onClose: () => void };

/** Shows a webhook secret for the only time. */
export function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  const [isStored, setIsStored] = useState(false);
  useLeaveGuard({ isDirty: !isStored, title: messages.leaveTitle, message: messages.leave });
  return (
    <Dialog
      isOpen
      onOpenChange={() => isStored && onClose()}
      isDismissable={false}
      icon={KeyRound}
      iconTone="success"
      title={messages.title}
      description={messages.description(name)}
      size="md"
      footer={
        <Button disabledReason={isStored ? undefined : messages.confirmFirst} onPress={onClose}>
          {messages.close}
        </Button>
      }
    >
      <SecretField value={secret} object="secret" prefix="whsec_" isStored={isStored} onStoredChange={setIsStored} />
    </Dialog>
  );
}
