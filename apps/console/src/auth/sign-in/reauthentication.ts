import { reauthenticationMessages } from './reauthenticationMessages.ts';
import { signInMessages } from './messages.ts';

export type ReauthenticationProps = {
  /** Why the user has to sign in again. */
  purpose: 'expired' | 'closed' | 'elsewhere' | 'everywhere' | 'disabled' | 'renewal' | 'proof';
  /** Called on cancel: leaves the page or discards the change. */
  onLeave: () => void;
};

const { again, proof } = reauthenticationMessages;

/** Messages by purpose. */
export const reauthenticationText = {
  expired: { ...again, text: again.expired, submit: signInMessages.submit },
  elsewhere: { ...again, text: again.elsewhere, submit: signInMessages.submit },
  everywhere: { ...again, text: again.everywhere, submit: signInMessages.submit },
  closed: { ...again, text: again.closed, submit: signInMessages.submit },
  disabled: { ...again, text: again.disabled, submit: signInMessages.submit },
  renewal: { ...again, text: again.renewal, submit: signInMessages.submit, leave: proof.cancel },
  proof: { ...proof, leave: proof.cancel },
};
