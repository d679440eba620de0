import type { EntityRow, UserRow } from '../database/schema.ts';
import type { UserError } from '../errors/userError.ts';
import { builder } from './builder.ts';
import { EntityObject } from './entity.ts';
import { UserObject } from './user.ts';

const UserErrorObject = builder.objectRef<UserError>('UserError').implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    field: t.field({ type: ['String'], nullable: { list: true, items: false }, resolve: ({ field }) => field }),
    message: t.exposeString('message'),
    details: t.field({ type: 'JSON', nullable: true, resolve: ({ details }) => details }),
  }),
});

type Refusals = { readonly userErrors: readonly UserError[] };

export const UserPayload = builder.objectRef<Refusals & { readonly user: UserRow | null }>('UserPayload').implement({
  fields: (t) => ({
    user: t.field({ type: UserObject, nullable: true, resolve: ({ user }) => user }),
    userErrors: t.field({ type: [UserErrorObject], resolve: ({ userErrors }) => userErrors }),
  }),
});

export const EntityPayload = builder.objectRef<Refusals & { readonly entity: EntityRow | null }>('EntityPayload').implement({
  fields: (t) => ({
    entity: t.field({ type: EntityObject, nullable: true, resolve: ({ entity }) => entity }),
    userErrors: t.field({ type: [UserErrorObject], resolve: ({ userErrors }) => userErrors }),
  }),
});

export const OkPayload = builder.objectRef<Refusals & { readonly ok: boolean }>('OkPayload').implement({
  fields: (t) => ({
    ok: t.exposeBoolean('ok'),
    userErrors: t.field({ type: [UserErrorObject], resolve: ({ userErrors }) => userErrors }),
  }),
});
