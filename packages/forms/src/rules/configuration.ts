import * as v from 'valibot';
import { fieldRule, rule } from './failure.ts';
import { secret } from './secret.ts';
import { maxCharacters, required } from './text.ts';

/** `region:id` */
export const identityPoolId = v.pipe(
  v.string(),
  required,
  maxCharacters(128),
  rule((text: string) => /^[\w-]+:[\w-]+$/.test(text), 'IDENTITY_POOL_ID', {}),
);

/** `region_id` */
export const userPoolId = v.pipe(
  v.string(),
  required,
  maxCharacters(128),
  rule((text: string) => /^[A-Za-z\d-]+_[A-Za-z\d]+$/.test(text), 'USER_POOL_ID', {}),
);

/** A signed token: three parts of base64url, separated by dots. The signature is not verified. */
export const signedToken = v.pipe(
  v.string(),
  secret,
  required,
  maxCharacters(16_384),
  rule((text: string) => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text), 'TOKEN_PARTS', {}),
);

/** How a cookie travels with requests from other sites; `none` only over secure connections, or browsers drop it. */
export const cookieRule = v.pipe(
  v.object({
    sameSite: v.pipe(
      v.string(),
      rule((text: string) => text === 'strict' || text === 'lax' || text === 'none', 'SAME_SITE', {}),
    ),
    secure: v.boolean(),
  }),
  fieldRule(
    (cookie: { sameSite: string; secure: boolean }) => cookie.sameSite !== 'none' || cookie.secure,
    'sameSite',
    'SAME_SITE_NONE_INSECURE',
    {},
  ),
);
