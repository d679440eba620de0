import type { RuleCases } from '../../forms/src/rules/describeRule.fixture.ts';
import { cookieRule, identityPoolId, signedToken, userPoolId } from './index.ts';

const required = 'Required field.';
const notIdentityPool = 'An identity pool ID has a colon, as in region:id.';
const notUserPool = 'A user pool ID has an underscore, as in region_id.';
const notToken = 'A token has three parts, separated by dots.';

export const configurationCases: Record<string, RuleCases> = {
  identityPoolId: {
    rule: identityPoolId,
    accepts: [['eu-west-1:0a1b2c3d-1111-2222-3333-444455556666', 'eu-west-1:0a1b2c3d-1111-2222-3333-444455556666']],
    refuses: [
      ['', required],
      ['eu-west-1_abc', notIdentityPool],
      ['eu-west-1:', notIdentityPool],
      [':abc', notIdentityPool],
      ['a:b:c', notIdentityPool],
      ['a'.repeat(129), 'Enter at most 128 characters.'],
    ],
  },
  userPoolId: {
    rule: userPoolId,
    accepts: [['eu-west-1_AbC123', 'eu-west-1_AbC123']],
    refuses: [
      ['', required],
      ['eu-west-1:abc', notUserPool],
      ['eu-west-1_', notUserPool],
      ['_abc', notUserPool],
      ['eu_west_1', notUserPool],
    ],
  },
  signedToken: {
    rule: signedToken,
    maxRead: 2 * 16_384,
    accepts: [['eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln_-', 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln_-']],
    refuses: [
      ['', required],
      ['a.b', notToken],
      ['a.b.c.d', notToken],
      ['a..c', notToken],
      ['a.b.c=', notToken],
      ['a.b.'.concat('c'.repeat(16_384)), 'Enter at most 16384 characters.'],
    ],
  },
  cookieRule: {
    rule: cookieRule,
    accepts: [
      [
        { sameSite: 'lax', secure: false },
        { sameSite: 'lax', secure: false },
      ],
      [
        { sameSite: 'none', secure: true },
        { sameSite: 'none', secure: true },
      ],
    ],
    refuses: [
      [{ sameSite: 'none', secure: false }, 'A cookie with sameSite none must be secure.'],
      [{ sameSite: 'None', secure: true }, 'Use strict, lax, or none.'],
      [{ sameSite: '', secure: true }, 'Use strict, lax, or none.'],
    ],
  },
};
