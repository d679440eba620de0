import type { ObjectRef } from '@pothos/core';
import type { UserError } from '../errors/userError.ts';
import type { MutationResult } from '../mutations/runMutation.ts';
import { builder, type Types } from './builder.ts';

export const UserErrorObject = builder.objectRef<UserError>('UserError').implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    field: t.field({ type: ['String'], nullable: { list: true, items: false }, resolve: ({ field }) => field }),
    message: t.exposeString('message'),
    details: t.field({ type: 'JSON', nullable: true, resolve: ({ details }) => details }),
  }),
});

/** The value behind a payload type: an object or `userErrors`. */
export type Payload<Value> = ObjectRef<Types, MutationResult<Value>>;

/** The payload of mutations that return an object of `type` in `field`. */
export function payloadOf<Value>(
  field: string,
  type: ObjectRef<Types, Value>,
  name = `${type.name}Payload`,
): Payload<Value> {
  return builder.objectRef<MutationResult<Value>>(name).implement({
    fields: (t) => ({
      [field]: t.field({ type, nullable: true, resolve: ({ value }) => value as never }),
      userErrors: t.field({ type: [UserErrorObject], resolve: ({ userErrors }) => userErrors }),
    }),
  });
}

/** The payload of mutations without a result. */
export const OkPayload: Payload<true> = builder.objectRef<MutationResult<true>>('OkPayload').implement({
  fields: (t) => ({
    ok: t.boolean({ resolve: ({ value }) => value !== null }),
    userErrors: t.field({ type: [UserErrorObject], resolve: ({ userErrors }) => userErrors }),
  }),
});

/** The payload of bulk mutations, with one result per object. */
export const rowsPayload = <Row>(name: string, type: ObjectRef<Types, Row>): Payload<readonly Row[]> =>
  builder.objectRef<MutationResult<readonly Row[]>>(name).implement({
    fields: (t) => ({
      rows: t.field({ type: [type], resolve: ({ value }) => (value ?? []) as never }),
      userErrors: t.field({ type: [UserErrorObject], resolve: ({ userErrors }) => userErrors }),
    }),
  });

/** A bulk mutation's result for one object. */
export type BulkRow = { readonly id: string; readonly error: UserError | null };

const BulkRowObject = builder.objectRef<BulkRow>('BulkRow').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    ok: t.boolean({ resolve: ({ error }) => error === null }),
    error: t.field({ type: UserErrorObject, nullable: true, resolve: ({ error }) => error }),
  }),
});

export const BulkPayload = rowsPayload('BulkPayload', BulkRowObject);
