import * as v from 'valibot';

const httpAddress = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//, 'The address must start with http:// or https://.'),
);
/** Where people write to. By neither of the two could a script run, or a page be read on its way. */
const contactAddress = v.pipe(
  v.string(),
  v.url(),
  v.regex(
    /^(https:\/\/|mailto:[^\s@%?]+@[^\s@%?]+(\?[^\s@]*)?$)/,
    'The address must start with https:// or be mailto: and an e-mail.',
  ),
);
const flag = v.optional(v.boolean(), false);

/** A setting with one supported value; any other is refused. docs/configuration.md says why. */
const only = <const Value extends string | boolean>(value: Value) =>
  v.optional(v.literal(value, `Only ${JSON.stringify(value)} is supported.`), () => value);

const hostName = v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(:\d+)?$/i, 'A host has no scheme and no path.'));

export const socialProviders = ['Google', 'Microsoft', 'GitHub'] as const;
export type SocialProvider = (typeof socialProviders)[number];

const passwordFormat = v.object({
  minLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(6), v.maxValue(99)), 6),
  requireLowercase: flag,
  requireUppercase: flag,
  requireNumbers: flag,
  requireSpecialCharacters: flag,
});

/** The pool's hosted UI (OAuth 2.0), through which people sign in by a social provider. */
const oauth = v.object({
  domain: hostName,
  scopes: v.optional(v.array(v.string()), ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin']),
  redirectSignIn: v.pipe(v.array(httpAddress), v.minLength(1)),
  redirectSignOut: v.pipe(v.array(httpAddress), v.minLength(1)),
  // The implicit grant puts tokens into the URL; only the authorization code flow is accepted.
  responseType: v.literal('code', 'Configuration error: the response type must be "code".'),
  providers: v.optional(v.array(v.picklist(socialProviders)), []),
});

/** Runtime configuration, `/config.json` (docs/configuration.md). Unknown fields are ignored: a newer file must not stop an older console. */
const fields = v.object({
  userPoolId: v.pipe(v.string(), v.includes('_', 'Configuration error: invalid user pool id.')),
  userPoolClientId: v.pipe(v.string(), v.minLength(1)),
  identityPoolId: v.optional(v.pipe(v.string(), v.includes(':', 'Configuration error: invalid identity pool id.'))),
  /** Signed-out visitors get credentials of the identity pool. */
  allowGuestAccess: flag,
  signUpVerificationMethod: only('code'),
  graphqlEndpoint: httpAddress,
  apiKey: only(''),
  /** The console's own host: any other one is a reseller's, and shows its brand. Without it there is no other. */
  consoleHost: v.optional(hostName),
  userPoolEndpoint: v.optional(httpAddress),
  identityPoolEndpoint: v.optional(httpAddress),
  /** The object store, where files are put; without it AWS's own of the bucket's region. */
  storageEndpoint: v.optional(httpAddress),
  /** Regions that an account may choose. */
  regions: v.optional(v.array(v.string()), []),
  /** Attributes in the sign-up form besides name, last name and e-mail. */
  userAttributes: v.optional(v.array(v.string()), []),
  mfa: v.optional(
    v.pipe(
      v.object({
        status: v.optional(v.picklist(['off', 'optional', 'on']), 'off'),
        smsEnabled: flag,
        totpEnabled: flag,
      }),
      v.check(({ status, totpEnabled }) => status === 'off' || totpEnabled, 'Only true is supported for totpEnabled.'),
    ),
    {},
  ),
  passwordFormat: v.optional(passwordFormat, {}),
  loginWith: v.optional(
    v.object({
      username: only(false),
      email: only(true),
      phone: only(false),
      oauth: v.optional(oauth),
    }),
    {},
  ),
  /** `tours`: tips start by themselves where somebody is for the first time. */
  features: v.optional(
    v.object({
      selfSignup: flag,
      tours: v.optional(v.boolean(), true),
      passkeys: only(false),
      audit: only(true),
    }),
    {},
  ),
  /** DSN of error reporting, and the hosts of the console that report. */
  errorReporting: v.optional(v.object({ dsn: httpAddress, hosts: v.pipe(v.array(hostName), v.maxLength(2)) })),
  docsUrl: v.optional(httpAddress),
  /** Whom people reach: support, who lost a device; sales, whose account lacks a service. */
  contact: v.optional(v.object({ support: v.optional(contactAddress), sales: v.optional(contactAddress) }), {}),
  rootRedirect: v.optional(v.string()),
});

const configurationSchema = v.pipe(
  fields,
  v.check(
    ({ allowGuestAccess, identityPoolId }) => !allowGuestAccess || identityPoolId !== undefined,
    'Configuration error: allowGuestAccess needs an identityPoolId.',
  ),
);

export type Configuration = v.InferOutput<typeof configurationSchema>;

/** Parses a configuration; throws an Error whose message names the first invalid field. */
export function readConfiguration(input: unknown): Configuration {
  const result = v.safeParse(configurationSchema, input);
  if (result.success) return result.output;
  // Of several issues, the one with a message of its own.
  const issue = result.issues.find(({ message }) => message.startsWith('Configuration error')) ?? result.issues[0];
  const path = v.getDotPath(issue);
  throw new Error(
    issue.message.startsWith('Configuration error')
      ? issue.message
      : `Configuration error: ${path ?? 'file'}: ${issue.message}`,
  );
}

/** Address of the user pool: the configured one, or the service's own of the pool's region. */
export function identityEndpoint({ userPoolEndpoint, userPoolId }: Configuration): string {
  return userPoolEndpoint ?? `https://cognito-idp.${userPoolId.split('_')[0]}.amazonaws.com/`;
}

/** A contact as people read it: the e-mail, or the address without its scheme. */
export function contactName(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return protocol === 'mailto:' ? pathname : `${host}${pathname}`.replace(/\/$/, '');
}
