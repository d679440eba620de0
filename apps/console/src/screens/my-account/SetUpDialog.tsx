import { useEffect, useRef, useState } from 'react';
import { useSignedIn } from '../../signed-in/signedIn.ts';
import { AuthenticatorDialog, type AuthenticatorDialogProps } from './AuthenticatorDialog.tsx';
import { useIsFreshlySignedIn } from './useIsFreshlySignedIn.ts';

/** Enrols an app, for somebody who has proven lately who he is: an open page that was left alone must not do it. */
export function SetUpDialog(props: AuthenticatorDialogProps) {
  const { stepUp } = useSignedIn();
  const { value: isFresh, isFetching } = useIsFreshlySignedIn();
  const [isProven, setIsProven] = useState(false);
  // Also where it could not be found out: asking once too often harms nobody.
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
