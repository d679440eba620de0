import { Authenticator } from '@aws-amplify/ui-react';
import '@aws-amplify/ui-react/styles.css';
import { Amplify } from 'aws-amplify';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  /** The server of the page says which pool it is about. */
  var resources: Parameters<typeof Amplify.configure>[0];
}

Amplify.configure(globalThis.resources);

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <StrictMode>
    <Authenticator>
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
