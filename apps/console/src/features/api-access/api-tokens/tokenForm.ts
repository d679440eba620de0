import { tokenName } from '@edge-console/domain';
import { calendarDay, failure, fieldRule, oneOf, oneOrMore } from '@edge-console/forms/rules';
import * as v from 'valibot';
import { hasLevel } from '../../../auth/access/access.ts';
import type { Viewer } from '../../../api/viewer/viewer.ts';
import { day, type TokenScope, tokenScopes } from '../../../records/api-token/tokenStatus.ts';

/** Maximum lifetime of a token. */
const maxDays = 365;

/** Default scopes of a new token, if the viewer has them. */
const usualScopes: readonly TokenScope[] = ['ei.analytics'];

/** Users can only grant scopes they can read themselves. */
export const canGrantScope = (viewer: Viewer, scope: TokenScope): boolean => hasLevel(viewer, scope, 'READ');

/** `YYYY-MM-DD` in the user's time zone. */
export function dayOf(instant: number): string {
  const date = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export const firstExpiryDay = (now: number): string => dayOf(now);
export const lastExpiryDay = (now: number): string => dayOf(now + maxDays * day);

const isPossibleDay = (text: string, now: number): boolean =>
  v.is(calendarDay, text) && text >= firstExpiryDay(now) && text <= lastExpiryDay(now);

/** The end of a day in the user's time zone, up to the maximum lifetime. */
export const endOfDay = (text: string, now: number): string =>
  new Date(Math.min(new Date(`${text}T23:59:59`).getTime(), now + maxDays * day)).toISOString();

/** Lifetimes of a new token, in days; `custom` for a specific day. */
export const lifetimes = ['30', '60', '90', '365', 'custom'] as const;

const newTokenFields = v.object({
  name: tokenName,
  scopes: oneOrMore(tokenScopes),
  lifetime: oneOf(lifetimes),
  expirationAt: v.string(),
  enabled: v.boolean(),
});

export type NewToken = v.InferOutput<typeof newTokenFields>;

/** @param now when the form was opened, so that a retry sends the same values */
export const newTokenRule = (now: number) =>
  v.pipe(
    newTokenFields,
    fieldRule(
      ({ lifetime, expirationAt }: NewToken) => lifetime !== 'custom' || isPossibleDay(expirationAt, now),
      'expirationAt',
      failure('DATE'),
    ),
  );

export const newToken = (viewer: Viewer, enabled: boolean, now: number): NewToken => ({
  name: '',
  scopes: usualScopes.filter((scope) => canGrantScope(viewer, scope)),
  lifetime: '365',
  expirationAt: lastExpiryDay(now),
  enabled,
});

export const newTokenInput = ({ name, scopes, lifetime, expirationAt, enabled }: NewToken, now: number) => ({
  name,
  enabled,
  scopes: scopes.map((group) => ({ group, level: 'READ' as const })),
  expirationAt:
    lifetime === 'custom' ? endOfDay(expirationAt, now) : new Date(now + Number(lifetime) * day).toISOString(),
});

export type TokenValues = { name: string; expirationAt: string };

/** Form values of a stored token, with its expiration as a day. */
export const tokenValues = ({ name, expirationAt }: { name: string; expirationAt: string | null }): TokenValues => ({
  name,
  expirationAt: expirationAt === null ? '' : dayOf(Date.parse(expirationAt)),
});

/** The stored day is valid even if it has passed. */
export const tokenRule = (storedDay: string, now: number) =>
  v.pipe(
    v.object({ name: tokenName, expirationAt: v.string() }),
    fieldRule(
      ({ expirationAt }: TokenValues) => expirationAt === storedDay || isPossibleDay(expirationAt, now),
      'expirationAt',
      failure('DATE'),
    ),
  );
