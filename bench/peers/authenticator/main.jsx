import { Amplify } from 'aws-amplify';
import { Authenticator } from '@aws-amplify/ui-react';
import '@aws-amplify/ui-react/styles.css';
import { createRoot } from 'react-dom/client';

Amplify.configure({
  Auth: {
    Cognito: {
      userPoolId: 'local_EdgeConsole',
      userPoolClientId: 'edgeconsolelocalclient',
      loginWith: { email: true },
    },
  },
});
createRoot(document.getElementById('root')).render(<Authenticator hideSignUp>{() => <h1>Users</h1>}</Authenticator>);
