import { fieldRule, maxCharacters, required, rule, secret } from '@edge-console/forms/rules';
import * as v from 'valibot';
import { domainFailure } from './messages.ts';

/** `region:id` */
export const identityPoolId = v.pipe(
  v.string(),
  required,
  maxCharacters(128),
  rule((text: string) => /^[\w-]+:[\w-]+$/.test(text), domainFailure('IDENTITY_POOL_ID')),
);

/** `region_id` */
export const userPoolId = v.pipe(
  v.string(),
  required,
  maxCharacters(128),
  rule((text: string) => /^[A-Za-z\d-]+_[A-Za-z\d]+$/.test(text), domainFailure('USER_POOL_ID')),
);

/** A signed token: three base64url parts, separated by dots. The signature is not verified. */
export const signedToken = v.pipe(
  v.string(),
  secret,
  required,
  maxCharacters(16_384),
  rule((text: string) => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text), domainFailure('TOKEN_PARTS')),
);

/** Cookie attributes. Browsers drop a `SameSite=None` cookie that is not `Secure`. */
export const cookieRule = v.pipe(
  v.object({
    sameSite: v.pipe(
      v.string(),
      rule((text: string) => text === 'strict' || text === 'lax' || text === 'none', domainFailure('SAME_SITE')),
    ),
    secure: v.boolean(),
  }),
  fieldRule(
    (cookie: { sameSite: string; secure: boolean }) => cookie.sameSite !== 'none' || cookie.secure,
    'sameSite',
    domainFailure('SAME_SITE_NONE_INSECURE'),
  ),
);
