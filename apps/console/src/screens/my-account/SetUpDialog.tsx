import { useEffect, useRef, useState } from 'react';
import { useSignedIn } from '../../signed-in/signedIn.ts';
import { AuthenticatorDialog, type AuthenticatorDialogProps } from './AuthenticatorDialog.tsx';
import { useIsFreshlySignedIn } from './useIsFreshlySignedIn.ts';

/** Enrols an app, after step-up unless the sign-in is fresh: an unattended page must not allow it. */
export function SetUpDialog(props: AuthenticatorDialogProps) {
  const { stepUp } = useSignedIn();
  const { value: isFresh, isFetching } = useIsFreshlySignedIn();
  const [isProven, setIsProven] = useState(false);
  // Also where freshness is unknown: an unnecessary step-up does no harm.
  const mustProve = !isFetching && isFresh !== true && !isProven;
  const { onClose } = props;
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (!mustProve) return;
    void stepUp.ask().then((hasProven) => (hasProven ? setIsProven(true) : close.current()));
  }, [mustProve, stepUp]);

  return isFresh || isProven ? <AuthenticatorDialog {...props} /> : null;
}
