import type { ObjectRef } from '@pothos/core';
import type { UserError } from '../errors/userError.ts';
import type { Settled } from '../mutations/runMutation.ts';
import { builder, type Types } from './builder.ts';

export const UserErrorObject = builder.objectRef<UserError>('UserError').implement({
  fields: (t) => ({
    code: t.exposeString('code'),
    field: t.field({ type: ['String'], nullable: { list: true, items: false }, resolve: ({ field }) => field }),
    message: t.exposeString('message'),
    details: t.field({ type: 'JSON', nullable: true, resolve: ({ details }) => details }),
  }),
});

/** The value behind a payload type: an object, or `userErrors`. */
export type Payload<Answer> = ObjectRef<Types, Settled<Answer>>;

/** The payload of mutations whose answer is an object of `type`, which stands under `field`. */
export function payloadOf<Answer>(
  field: string,
  type: ObjectRef<Types, Answer>,
  name = `${type.name}Payload`,
): Payload<Answer> {
  return builder.objectRef<Settled<Answer>>(name).implement({
    fields: (t) => ({
      [field]: t.field({ type, nullable: true, resolve: ({ answer }) => answer as never }),
      userErrors: t.field({ type: [UserErrorObject], resolve: ({ userErrors }) => userErrors }),
    }),
  });
}

/** The payload of mutations without a result: done or not. */
export const OkPayload: Payload<true> = builder.objectRef<Settled<true>>('OkPayload').implement({
  fields: (t) => ({
    ok: t.boolean({ resolve: ({ answer }) => answer !== null }),
    userErrors: t.field({ type: [UserErrorObject], resolve: ({ userErrors }) => userErrors }),
  }),
});

/** The payload of bulk mutations: a result per object. */
export const rowsPayload = <Row>(name: string, type: ObjectRef<Types, Row>): Payload<readonly Row[]> =>
  builder.objectRef<Settled<readonly Row[]>>(name).implement({
    fields: (t) => ({
      rows: t.field({ type: [type], resolve: ({ answer }) => (answer ?? []) as never }),
      userErrors: t.field({ type: [UserErrorObject], resolve: ({ userErrors }) => userErrors }),
    }),
  });
