import type { UserRow } from '../database/schema.ts';
import type { Settled } from '../mutations/runMutation.ts';
import type { Acting } from '../policy/principal.ts';
import { builder } from '../schema/builder.ts';
import { ActModeEnum } from '../schema/enums.ts';
import { UserErrorObject, type Payload } from '../schema/payload.ts';
import type { Contact } from '../users/administrators.ts';
import { ContactObject } from '../users/contact.ts';
import { User } from '../users/user.ts';

/** Who acts as whom. The actor is a name and an address: the target's account sees no more of them. */
type ActingView = Omit<Acting, 'actorName'> & { readonly target: UserRow; readonly actor: Contact };

export const ActingObject = builder.objectRef<ActingView>('Acting').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    mode: t.expose('mode', { type: ActModeEnum }),
    reason: t.exposeString('reason'),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    target: t.field({ type: User.type, resolve: ({ target }) => target }),
    actor: t.field({ type: ContactObject, resolve: ({ actor }) => actor }),
  }),
});

/** With what `x-act-as` carries, which exists in this answer alone. */
type Started = { readonly acting: ActingView; readonly secret: string | null };

export const ActingPayload: Payload<Started> = builder.objectRef<Settled<Started>>('ActingPayload').implement({
  fields: (t) => ({
    acting: t.field({ type: ActingObject, nullable: true, resolve: ({ answer }) => answer?.acting ?? null }),
    secret: t.string({ nullable: true, resolve: ({ answer }) => answer?.secret ?? null }),
    userErrors: t.field({ type: [UserErrorObject], resolve: ({ userErrors }) => userErrors }),
  }),
});
