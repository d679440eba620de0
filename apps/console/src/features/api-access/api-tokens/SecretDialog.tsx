import { Button } from '@edge-console/ui/button';
import { formatDate } from '@edge-console/ui/date-time';
import { Dialog } from '@edge-console/ui/dialog';
import { KeyRound } from '@edge-console/ui/icon';
import { useLeaveGuard } from '@edge-console/ui/leave-guard';
import { SecretField } from '@edge-console/ui/secret-field';
import { useState } from 'react';
import { locale } from '../../../core/locale/locale.ts';
import { apiTokensMessages } from './messages.ts';
import { scopeText } from '../../../records/api-token/tokenStatus.ts';
import type { TokenWithSecret } from './CreateTokenDrawer.tsx';

const { secretDialog: messages } = apiTokensMessages;

type SecretDialogProps = { created: TokenWithSecret; onClose: () => void };

/** Shows a token's secret for the only time: it is not stored anywhere. */
export function SecretDialog({ created: { apiToken, secret }, onClose }: SecretDialogProps) {
  const [isStored, setIsStored] = useState(false);
  useLeaveGuard({ isDirty: !isStored, title: messages.leaveTitle, message: messages.leave });
  if (!apiToken || secret === null) return null;
  const { name, scopes, expirationAt } = apiToken;
  return (
    <Dialog
      isOpen
      onOpenChange={() => isStored && onClose()}
      isDismissable={false}
      icon={KeyRound}
      iconTone="success"
      title={messages.title(name)}
      description={messages.description(
        scopeText(scopes),
        expirationAt === null ? '' : formatDate(new Date(expirationAt), undefined, locale),
      )}
      size="md"
      footer={
        <Button disabledReason={isStored ? undefined : messages.confirmFirst} onPress={onClose}>
          {messages.close}
        </Button>
      }
    >
      <SecretField value={secret} object="token" prefix="esp_" isStored={isStored} onStoredChange={setIsStored} />
    </Dialog>
  );
}
