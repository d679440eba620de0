import { Authenticator } from '@aws-amplify/ui-react';
import '@aws-amplify/ui-react/styles.css';
import { Amplify } from 'aws-amplify';
import { signUp, type SignUpInput } from 'aws-amplify/auth';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  /** Configuration of the pool, from the page's server. */
  var resources: Parameters<typeof Amplify.configure>[0];
}

Amplify.configure(globalThis.resources);

/** The address is the name already; the pool's app client may not write it as an attribute (ADR 0044). */
const handleSignUp = ((input: SignUpInput) => {
  const { email: _, ...userAttributes } = input.options?.userAttributes ?? {};
  return signUp({ ...input, options: { ...input.options, userAttributes } });
}) as typeof signUp;

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <StrictMode>
    <Authenticator services={{ handleSignUp }}>
      {({ user, signOut }) => (
        <>
          <h1>Signed in as {user?.signInDetails?.loginId}</h1>
          <button type="button" onClick={signOut}>
            Sign out
          </button>
        </>
      )}
    </Authenticator>
  </StrictMode>,
);
