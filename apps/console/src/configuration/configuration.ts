import * as v from 'valibot';

const httpAddress = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https?:\/\//, 'The address must start with http:// or https://.'),
);
const flag = v.optional(v.boolean(), false);

/** Runtime configuration, `/config.json`. Unknown fields are ignored: a newer file must not stop an older console. */
const configurationSchema = v.object({
  userPoolId: v.pipe(v.string(), v.includes('_', 'Configuration error: invalid user pool id.')),
  userPoolClientId: v.pipe(v.string(), v.minLength(1)),
  identityPoolId: v.optional(v.pipe(v.string(), v.includes(':', 'Configuration error: invalid identity pool id.'))),
  graphqlEndpoint: httpAddress,
  userPoolEndpoint: v.optional(httpAddress),
  passwordFormat: v.optional(
    v.object({
      minLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(6), v.maxValue(99)), 6),
      requireLowercase: flag,
      requireUppercase: flag,
      requireNumbers: flag,
      requireSpecialCharacters: flag,
    }),
    {},
  ),
  loginWith: v.optional(
    v.object({
      oauth: v.optional(
        v.object({
          // The implicit grant hands tokens to the address bar; only the code flow is accepted.
          responseType: v.literal('code', 'Configuration error: the response type must be "code".'),
        }),
      ),
    }),
    {},
  ),
  docsUrl: v.optional(httpAddress),
  rootRedirect: v.optional(v.string()),
});

export type Configuration = v.InferOutput<typeof configurationSchema>;

/** Reads a configuration; throws an Error whose message names the first fault. */
export function readConfiguration(input: unknown): Configuration {
  const result = v.safeParse(configurationSchema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
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
