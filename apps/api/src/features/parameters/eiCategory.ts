import { parameterDefaults, type ParameterChanges, type ParameterValues } from '@edge-console/domain';
import { authorNames } from '../../core/errors/messages.ts';
import { builder } from '../../core/schema/builder.ts';
import { loadUserName } from '../../core/accounts/loaders.ts';
import { payloadOf } from '../../core/schema/payload.ts';
import { categorySchema } from './categorySchema.ts';

/** A category of an account, changed or not. */
export type Category = {
  readonly name: string;
  readonly custom: boolean;
  /** Values that differ from the defaults. */
  readonly values: ParameterValues;
  /** 0 if it was never changed. */
  readonly version: number;
  readonly updatedAt: Date | null;
  readonly updatedBy: string | null;
};

export const EiCategory = builder.objectRef<Category>('EiCategory').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    custom: t.exposeBoolean('custom'),
    schema: t.field({ type: 'JSON', resolve: ({ name }) => categorySchema(name) }),
    values: t.field({ type: 'JSON', resolve: ({ values }) => values }),
    defaults: t.field({ type: 'JSON', resolve: ({ name }) => parameterDefaults(name) }),
    version: t.exposeInt('version'),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', nullable: true }),
    // Also null for a reseller if a platform user changed it.
    updatedUser: t.string({
      nullable: true,
      resolve: async ({ updatedBy }, _arguments, context) =>
        updatedBy === null ? null : ((await loadUserName(context, updatedBy)) ?? null),
    }),
  }),
});

export const EiPayload = payloadOf('category', EiCategory, 'EiPayload');

type Version = {
  readonly version: number;
  readonly at: Date;
  readonly authorId: string | null;
  readonly diff: ParameterChanges;
};

export const EiVersion = builder.objectRef<Version>('EiVersion').implement({
  fields: (t) => ({
    version: t.exposeInt('version'),
    at: t.expose('at', { type: 'DateTime' }),
    // A reseller cannot see platform users who change its customers' parameters.
    user: t.string({
      resolve: async ({ authorId }, _arguments, context) => {
        const name = authorId === null ? undefined : await loadUserName(context, authorId);
        const isPlatform = context.principal?.effective.entity.type === 'PLATFORM';
        return name ?? (authorId !== null && isPlatform ? authorNames.former : authorNames.system);
      },
    }),
    diff: t.field({ type: 'JSON', resolve: ({ diff }) => diff }),
  }),
});
