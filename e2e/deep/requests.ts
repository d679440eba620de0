import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// What the console asks of servers, read from its own code: a request that is new there is missing here.

const sources = join(import.meta.dirname, '../../apps/console/src');

const code = globSync('**/*.{ts,tsx}', { cwd: sources })
  .filter((path) => !/\.(test|fixture|stories|generated)\./.test(path))
  .map((path) => ({ path, text: readFileSync(join(sources, path), 'utf8') }));

const found = (pattern: RegExp): string[] => [
  ...new Set(code.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name ?? ''))),
];

/** `countQueryOf` of a list makes one more of the list's name. */
const countQueries = found(/defineList\(\{\s*resource: '(\w+)'/g).map(
  (resource) => `${resource.charAt(0).toUpperCase()}${resource.slice(1)}Count`,
);

/** Operations of the console's GraphQL documents. */
export const operations: readonly string[] = [...found(/graphql\(\s*`\s*(?:query|mutation) (\w+)/g), ...countQueries];

/** Files beside the application that it fetches. */
export const files: readonly string[] = found(/['"`](\/[\w/]+\.json)\b/g);

/** What functions of aws-amplify ask of the identity service. */
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
  setUpTOTP: ['AssociateSoftwareToken'],
  signIn: ['InitiateAuth', 'RespondToAuthChallenge', 'AssociateSoftwareToken', 'ConfirmDevice'],
  signInWithRedirect: ['/oauth2/token'],
  signUp: ['SignUp'],
  updateMFAPreference: ['GetUser', 'SetUserMFAPreference'],
  updatePassword: ['ChangePassword'],
  verifyTOTPSetup: ['VerifySoftwareToken'],
  cognitoUserPoolsTokenProvider: ['GetTokensFromRefreshToken'],
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

/** Functions of the library that nobody has said the actions of. */
export const unknownFunctions: readonly string[] = importedNames.filter((name) => !actionsOf[name]);

/** Actions of the identity service that the console sends, by the library or by itself. */
export const actions: readonly string[] = [
  ...new Set([
    ...importedNames.flatMap((name) => actionsOf[name] ?? []),
    ...found(/AWSCognitoIdentityProviderService\.(\w+)/g),
  ]),
];
