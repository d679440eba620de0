import { domainFailure } from '@edge-console/domain';
import { failure, singleLineText, rule } from '@edge-console/forms/rules';
import { and, eq, ne, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { apiKeys } from '../../core/database/schema.ts';
import { userError, type UserError } from '../../core/errors/userError.ts';
import type { SignedInContext } from '../../core/requests/context.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';

export const ApiKeyInput = builder.inputType('ApiKeyInput', {
  fields: (t) => ({
    name: t.string({ required: true, ...constraint({ min: 3, max: 60 }) }),
    allowedOrigins: t.stringList({ required: true }),
    enabled: t.boolean({ defaultValue: true }),
  }),
});

const maxOrigins = 50;

/** As browsers send it: `https://host`, optionally with a port. For development also `http://localhost`. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.origin === text && (url.protocol === 'https:' || url.hostname === 'localhost');
}

const normalize = (text: string): string => text.trim().toLowerCase().replace(/\/$/, '');

export const apiKeyRule = v.object({
  name: singleLineText(3, 60),
  allowedOrigins: v.pipe(
    v.array(v.string()),
    v.transform((origins) => [...new Set(origins.map(normalize))]),
    rule((origins: string[]) => origins.length <= maxOrigins, failure('NOT_ALLOWED')),
    // About the list as a whole, because it is one field in the form.
    rule((origins: string[]) => !origins.some((origin) => origin.includes('*')), domainFailure('WILDCARD')),
    rule((origins: string[]) => origins.every((origin) => origin.includes('*') || isOrigin(origin)), failure('URL')),
  ),
  enabled: v.nullish(v.boolean(), true),
});

/** Whether another key of the account has this name (case-insensitive). Lock the account first. */
export async function checkKeyName(
  { transaction, principal }: SignedInContext,
  name: string,
  exceptId?: string,
): Promise<UserError | null> {
  const [existing] = await transaction
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.entityId, principal.effective.entity.id),
        sql`${apiKeys.nameKey} = lower(${name}::text)`,
        exceptId ? ne(apiKeys.id, exceptId) : undefined,
      ),
    );
  return existing ? userError('NAME_EXISTS', ['name']) : null;
}
