import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// All requests of the console, extracted from its code: a new one without a fault case is detected.

const sources = join(import.meta.dirname, '../../apps/console/src');

const code = globSync('**/*.{ts,tsx}', { cwd: sources })
  .filter((path) => !/\.(test|fixture|stories|generated)\./.test(path))
  .map((path) => ({ path, text: readFileSync(join(sources, path), 'utf8') }));

const found = (pattern: RegExp): string[] => [
  ...new Set(code.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name ?? ''))),
];

/** Operation names of the console's GraphQL documents. */
export const operations: readonly string[] = found(/graphql\(\s*`\s*(?:query|mutation) (\w+)/g);

/** Files that the application fetches. */
export const files: readonly string[] = found(/['"`](\/[\w/]+\.json)\b/g);

/** Actions of the identity service by function of aws-amplify. */
const actionsOf: Readonly<Record<string, readonly string[]>> = {
  confirmResetPassword: ['ConfirmForgotPassword'],
  confirmSignIn: ['RespondToAuthChallenge', 'AssociateSoftwareToken', 'VerifySoftwareToken', 'ConfirmDevice'],
  confirmSignUp: ['ConfirmSignUp'],
  fetchAuthSession: ['GetTokensFromRefreshToken'],
  fetchDevices: ['ListDevices'],
  fetchMFAPreference: ['GetUser'],
  forgetDevice: ['ForgetDevice'],
  rememberDevice: ['UpdateDeviceStatus'],
  resendSignUpCode: ['ResendConfirmationCode'],
  resetPassword: ['ForgotPassword'],
  signIn: ['InitiateAuth', 'RespondToAuthChallenge', 'AssociateSoftwareToken', 'ConfirmDevice'],
  signInWithRedirect: ['/oauth2/token'],
  signUp: ['SignUp'],
  updatePassword: ['ChangePassword'],
  cognitoUserPoolsTokenProvider: ['GetTokensFromRefreshToken'],
  // Credentials of the identity pool, for uploads.
  CognitoAWSCredentialsAndIdentityIdProvider: ['GetId', 'GetCredentialsForIdentity'],
  DefaultIdentityIdStore: [],
};

const importedNames = code.flatMap(({ text }) =>
  [...text.matchAll(/import \{([^}]+)\} from 'aws-amplify\/auth(?:\/cognito)?'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(' as ')[0] ?? ''),
  ),
);

/** Functions of the library that are missing in that table. */
export const unknownFunctions: readonly string[] = importedNames.filter((name) => !actionsOf[name]);

/** Actions of the identity service that the console sends, by the library or by itself. */
export const actions: readonly string[] = [
  ...new Set([
    ...importedNames.flatMap((name) => actionsOf[name] ?? []),
    ...found(/AWSCognitoIdentityProviderService\.(\w+)/g),
  ]),
];
