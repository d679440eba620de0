import type { UserRow } from '../database/schema.ts';
import type { Acting } from '../policy/principal.ts';
import { builder } from '../schema/builder.ts';
import { ActModeEnum } from '../schema/enums.ts';
import type { Contact } from './administrators.ts';
import { ContactObject, User } from './user.ts';

/** An acting session. It shows only the actor's name and email address, so that the target's account learns nothing else. */
export type ImpersonationView = Omit<Acting, 'actorName'> & { readonly target: UserRow; readonly actor: Contact };

export const ImpersonationObject = builder.objectRef<ImpersonationView>('Acting').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    mode: t.expose('mode', { type: ActModeEnum }),
    reason: t.exposeString('reason'),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    target: t.field({ type: User.type, resolve: ({ target }) => target }),
    actor: t.field({ type: ContactObject, resolve: ({ actor }) => actor }),
  }),
});
