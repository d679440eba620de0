import { Button } from '@edge-console/ui/button';
import { Dialog } from '@edge-console/ui/dialog';
import { ArrowUpRight } from '@edge-console/ui/icon';
import { Notice } from '@edge-console/ui/notice';
import { useState } from 'react';
import type { SocialProvider } from '../../core/configuration/configuration.ts';
import { reauthenticationMessages } from './reauthenticationMessages.ts';
import { signInMessages } from './messages.ts';
import { type ReauthenticationProps, reauthenticationText } from './reauthentication.ts';
import * as styles from './SignIn.css.ts';

const { atProvider } = reauthenticationMessages;

type ProviderAgainDialogProps = ReauthenticationProps & { provider: SocialProvider; subject: string };

/** Reauthentication with the provider in a popup, which keeps this page and its input. */
export function ProviderReauthentication({ purpose, provider, subject, onLeave }: ProviderAgainDialogProps) {
  const [isBlocked, setIsBlocked] = useState(false);
  const messages = reauthenticationText[purpose];
  const open = () =>
    // In the click handler, because browsers block popups without a user gesture.
    setIsBlocked(
      window.open(
        `/loading/?${new URLSearchParams({ provider, person: subject })}`,
        'provider',
        'popup,width=520,height=720',
      ) === null,
    );
  return (
    <Dialog
      isOpen
      isDismissable={false}
      // Esc cancels, and the leave guard asks to confirm.
      onOpenChange={onLeave}
      title={messages.title}
      footer={
        <>
          <Button onPress={onLeave}>{messages.leave}</Button>
          <Button variant="primary" icon={ArrowUpRight} onPress={open}>
            {signInMessages.continueWith(provider)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{purpose === 'proof' ? atProvider.proof(provider) : messages.text}</p>
        <p>{atProvider.text(provider)}</p>
        {isBlocked && <Notice tone="danger">{atProvider.blocked}</Notice>}
      </div>
    </Dialog>
  );
}
