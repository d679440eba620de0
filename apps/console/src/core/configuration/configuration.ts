import * as v from 'valibot';

const httpAddress = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//, 'The URL must start with http:// or https://.'),
);
/** Only https and mailto: other schemes could run scripts or be intercepted. */
const contactAddress = v.pipe(
  v.string(),
  v.url(),
  v.regex(
    /^(https:\/\/|mailto:[^\s@%?]+@[^\s@%?]+(\?[^\s@]*)?$)/,
    'The URL must start with https://, or with mailto: and contain an e-mail address.',
  ),
);
const flag = v.optional(v.boolean(), false);

/** A setting with a single supported value; docs/configuration.md says why. */
const only = <const Value extends string | boolean>(value: Value) =>
  v.optional(v.literal(value, `Only ${JSON.stringify(value)} is supported.`), () => value);

const hostName = v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(:\d+)?$/i, 'A host cannot have a scheme or a path.'));

export const socialProviders = ['Google', 'Microsoft', 'GitHub'] as const;
export type SocialProvider = (typeof socialProviders)[number];

const passwordFormat = v.object({
  minLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(6), v.maxValue(99)), 6),
  requireLowercase: flag,
  requireUppercase: flag,
  requireNumbers: flag,
  requireSpecialCharacters: flag,
});

/** The pool's hosted UI (OAuth 2.0), for sign-in with a social provider. */
const oauth = v.object({
  domain: hostName,
  scopes: v.optional(v.array(v.string()), ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin']),
  redirectSignIn: v.pipe(v.array(httpAddress), v.minLength(1)),
  redirectSignOut: v.pipe(v.array(httpAddress), v.minLength(1)),
  // The implicit grant puts tokens in the URL, so only the authorization code flow is accepted.
  responseType: v.literal('code', 'Configuration error: the response type must be "code".'),
  providers: v.optional(v.array(v.picklist(socialProviders)), []),
});

/**
 * Runtime configuration, `/config.json` (docs/configuration.md). Unknown fields are ignored, so that a newer file does
 * not break an older console.
 */
const fields = v.object({
  userPoolId: v.pipe(v.string(), v.includes('_', 'Configuration error: invalid user pool id.')),
  userPoolClientId: v.pipe(v.string(), v.minLength(1)),
  identityPoolId: v.optional(v.pipe(v.string(), v.includes(':', 'Configuration error: invalid identity pool id.'))),
  /** Signed-out visitors get identity pool credentials. */
  allowGuestAccess: flag,
  signUpVerificationMethod: only('code'),
  graphqlEndpoint: httpAddress,
  apiKey: only(''),
  /**
   * The console's own host. Any other host belongs to a reseller and shows its brand. If unset, every host is the
   * console's own.
   */
  consoleHost: v.optional(hostName),
  userPoolEndpoint: v.optional(httpAddress),
  identityPoolEndpoint: v.optional(httpAddress),
  /** The upload endpoint. Defaults to AWS S3 in the bucket's region. */
  storageEndpoint: v.optional(httpAddress),
  /** Regions available to accounts. */
  regions: v.optional(v.array(v.string()), []),
  /** Sign-up attributes besides first name, last name, and email. */
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
  /** `tours`: new users are offered a tour. `customDomains`: resellers can have their own. */
  features: v.optional(
    v.object({
      selfSignup: flag,
      tours: v.optional(v.boolean(), true),
      passkeys: flag,
      customDomains: v.optional(v.boolean(), true),
      audit: only(true),
    }),
    {},
  ),
  /** The error reporting DSN, and the console hosts that report. */
  errorReporting: v.optional(v.object({ dsn: httpAddress, hosts: v.pipe(v.array(hostName), v.maxLength(2)) })),
  docsUrl: v.optional(httpAddress),
  /** The demo player, which plays and reports with the key in its parameter `key`. */
  demoPlayerUrl: v.optional(httpAddress),
  /** Contacts: support for a lost device, sales for a missing service. */
  contact: v.optional(v.object({ support: v.optional(contactAddress), sales: v.optional(contactAddress) }), {}),
  rootRedirect: v.optional(v.string()),
});

const configurationSchema = v.pipe(
  fields,
  v.check(
    ({ allowGuestAccess, identityPoolId }) => !allowGuestAccess || identityPoolId !== undefined,
    'Configuration error: allowGuestAccess requires an identityPoolId.',
  ),
);

export type Configuration = v.InferOutput<typeof configurationSchema>;

/** Parses a configuration. Throws an Error that names the first invalid field. */
export function readConfiguration(input: unknown): Configuration {
  const result = v.safeParse(configurationSchema, input);
  if (result.success) return result.output;
  // Prefer an issue with its own message.
  const issue = result.issues.find(({ message }) => message.startsWith('Configuration error')) ?? result.issues[0];
  const path = v.getDotPath(issue);
  throw new Error(
    issue.message.startsWith('Configuration error')
      ? issue.message
      : `Configuration error: ${path ?? 'file'}: ${issue.message}`,
  );
}

/** The user pool's endpoint: configured, or the default for its region. */
export function identityEndpoint({ userPoolEndpoint, userPoolId }: Configuration): string {
  return userPoolEndpoint ?? `https://cognito-idp.${userPoolId.split('_')[0]}.amazonaws.com/`;
}

/** A contact for display: the email address, or the URL without its scheme. */
export function contactName(address: string): string {
  const { protocol, host, pathname } = new URL(address);
  return protocol === 'mailto:' ? pathname : `${host}${pathname}`.replace(/\/$/, '');
}
