import { randomUUID } from 'node:crypto';
import { tokenName } from '@edge-console/domain';
import { oneOrMore } from '@edge-console/forms/rules';
import * as v from 'valibot';
import { apiTokens } from '../../core/database/schema.ts';
import { lockOwnEntity } from '../../core/accounts/readEntity.ts';
import { hashSecret } from '../../core/identity/hashSecret.ts';
import { done, failed, refused } from '../../core/mutations/outcome.ts';
import { tokenScopes } from '../../core/policy/permissions.ts';
import { auth, manageTokens } from '../../core/policy/rules.ts';
import { PermissionInput } from '../../core/schema/permissions.ts';
import { builder } from '../../core/schema/builder.ts';
import { constraint } from '../../core/schema/constraint.ts';
import { defineMutation } from '../../core/schema/defineMutation.ts';
import { fieldErrors } from '../../core/errors/userError.ts';
import { ApiToken, visibleColumns } from './apiToken.ts';
import { reminderDaysFor } from './expiryMails.ts';
import { createApiTokenSecret } from '../../core/identity/apiTokenSecret.ts';
import { checkExpiry, checkScopes, checkTokenName, defaultExpiry } from './tokenInput.ts';
import { checkTokenLimit } from '../../core/accounts/tokenLimit.ts';
import { ApiTokenSecretPayload } from './tokenSecretPayload.ts';

const ApiTokenInput = builder.inputType('ApiTokenInput', {
  fields: (t) => ({
    name: t.string({ required: true, ...constraint({ min: 3, max: 60, pattern: '^[A-Za-z0-9._-]+$' }) }),
    expirationAt: t.field({ type: 'DateTime' }),
    enabled: t.boolean({ defaultValue: true }),
    scopes: t.field({ type: [PermissionInput], required: true }),
  }),
});

/** Tokens can only read, so scopes have no level. */
const rule = v.object({ name: tokenName, scopes: oneOrMore(tokenScopes) });

const example = { name: 'reader', scopes: [{ group: 'ei.analytics', level: 'READ' }] };

/** Creates an API token. Its secret is only in this response. */
export const createApiToken = defineMutation({
  name: 'createApiToken',
  rule: auth({ ...manageTokens, notActing: true, stepUp: true }),
  args: builder.args((t) => ({ input: t.field({ type: ApiTokenInput, required: true }) })),
  payload: ApiTokenSecretPayload,
  audit: { action: 'apiToken.create', target: ApiToken },
  secrets: ['secret'],
  examples: [{ with: { input: example } }],
  run: async (context, { input }) => {
    const requested = input.scopes.filter(({ level }) => level !== 'NONE');
    const groups = requested.map(({ group, level }) => (level === 'READ' ? group : `${group} ${level}`));
    const checked = v.safeParse(rule, { name: input.name, scopes: groups });
    if (!checked.success) return refused(fieldErrors(checked.issues));
    const { name, scopes } = checked.output;
    const { transaction, principal } = context;
    const attempt = { ...ApiToken.missingTarget('', principal), name };
    const expiresAt = input.expirationAt ?? defaultExpiry();
    const impossible = checkExpiry(expiresAt);
    if (impossible) return failed(impossible, attempt);
    const escalation = checkScopes(context, scopes);
    if (escalation) return refused([escalation], attempt);
    const entity = await lockOwnEntity(context);
    const enabled = input.enabled ?? true;
    const obstacle =
      (await checkTokenName(context, { entityId: entity.id, name })) ??
      (enabled ? await checkTokenLimit(transaction, entity) : null);
    if (obstacle) return refused([obstacle], attempt);
    const secret = createApiTokenSecret();
    const [apiToken] = await transaction
      .insert(apiTokens)
      .values({
        id: randomUUID(),
        entityId: entity.id,
        name,
        secretHash: hashSecret(secret),
        lastFour: secret.slice(-4),
        scopes,
        enabled,
        expiresAt,
        expiryMailedDays: reminderDaysFor(expiresAt),
        createdBy: principal.actor.userId,
      })
      .returning(visibleColumns);
    if (!apiToken) throw new Error('An API token could not be added');
    const diff = {
      name: [null, name],
      scopes: [null, scopes],
      expirationAt: [null, expiresAt.toISOString()],
      enabled: [null, enabled],
    } as const;
    return done({ apiToken, secret }, { target: ApiToken.targetOf(apiToken, principal), diff });
  },
});
