import { failure } from '../../core/errors/failure.ts';
import type { PoolSignInMethods } from '../../core/identity/poolProviderLinks.ts';
import { ownPoolUsername } from '../../core/identity/poolUsername.ts';
import { auth } from '../../core/policy/rules.ts';
import { builder } from '../../core/schema/builder.ts';
import { defineQuery } from '../../core/schema/defineQuery.ts';

const LinkedProviderObject = builder.objectRef<PoolSignInMethods['providers'][number]>('LinkedProvider').implement({
  fields: (t) => ({
    provider: t.exposeString('provider'),
    linkedAt: t.expose('linkedAt', { type: 'DateTime' }),
  }),
});

const SignInMethodsObject = builder.objectRef<PoolSignInMethods>('SignInMethods').implement({
  fields: (t) => ({
    hasPassword: t.exposeBoolean('hasPassword'),
    providers: t.field({ type: [LinkedProviderObject], resolve: ({ providers }) => [...providers] }),
  }),
});

/** How the caller can sign in: with a password, and with which providers. */
export const mySignInMethods = defineQuery({
  name: 'mySignInMethods',
  rule: auth({ scope: 'SELF', notActing: true }),
  type: SignInMethodsObject,
  prepare: async (context) => {
    const username = await ownPoolUsername(context);
    return context.settings.providerLinks.read(username).catch(() => null);
  },
  run: (_context, _none, methods) => methods ?? { failure: failure('UNAVAILABLE') },
});
