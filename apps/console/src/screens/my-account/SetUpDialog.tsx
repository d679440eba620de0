import { useState } from 'react';
import { AuthenticatorDialog, type AuthenticatorDialogProps } from './AuthenticatorDialog.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { useIsFreshlySignedIn } from './useIsFreshlySignedIn.ts';

/** Enrols an app, for somebody who has proven lately who he is: an open page that was left alone must not do it. */
export function SetUpDialog(props: AuthenticatorDialogProps) {
  const { value: isFresh, isFetching } = useIsFreshlySignedIn();
  const [isProven, setIsProven] = useState(false);
  if (isFetching && isFresh === undefined) return null;
  return isFresh || isProven ? (
    <AuthenticatorDialog {...props} />
  ) : (
    <ProofDialog email={props.email} onProven={() => setIsProven(true)} onClose={props.onClose} />
  );
}
