import { isSameJson } from '@edge-console/domain';
import { loadAuthorName } from '../../core/accounts/loaders.ts';
import type { PathwayValues, ResourceValues } from '../../core/database/schema.ts';
import { builder } from '../../core/schema/builder.ts';

/** Maximum number of returned versions; older ones are kept. */
export const maxVersions = 50;

type Values = PathwayValues | ResourceValues;
type Changes = Readonly<Record<string, { readonly before?: unknown; readonly after?: unknown }>>;

/** A replaced version of a resource or pathway, or its current one. */
export type KeptVersion<AnyValues extends Values = Values> = {
  readonly version: number;
  readonly at: Date;
  readonly authorId: string | null;
  readonly values: AnyValues;
};

type Version = KeptVersion & {
  readonly diff: Changes;
  /** What restoring it changes; null for the current version. */
  readonly restoring: Changes | null;
  readonly missingPathways: readonly string[];
};

export const DeliveryVersion = builder.objectRef<Version>('DeliveryVersion').implement({
  fields: (t) => ({
    version: t.exposeInt('version'),
    at: t.expose('at', { type: 'DateTime' }),
    user: t.string({ resolve: ({ authorId }, _arguments, context) => loadAuthorName(context, authorId) }),
    // Empty if only the player token was rotated. Without `before` for the oldest version.
    diff: t.field({ type: 'JSON', resolve: ({ diff }) => diff }),
    restoring: t.field({ type: 'JSON', nullable: true, resolve: ({ restoring }) => restoring }),
    missingPathways: t.exposeStringList('missingPathways'),
  }),
});

function changesBetween<AnyValues extends Values>(before: AnyValues | undefined, after: AnyValues): Changes {
  const changed = Object.entries(after).filter(([key, value]) => !isSameJson(before?.[key as keyof AnyValues], value));
  return Object.fromEntries(
    changed.map(([key, value]) => [
      key,
      before === undefined ? { after: value } : { before: before[key as keyof AnyValues], after: value },
    ]),
  );
}

/** Versions for the API, newest first. The first of `kept` is the current one. */
export function describeVersions<AnyValues extends Values>(
  kept: readonly KeptVersion<AnyValues>[],
  restored: (values: AnyValues) => { readonly values: AnyValues; readonly missingPathways?: readonly string[] },
): Version[] {
  const current = kept[0];
  return kept.slice(0, maxVersions).map((one, index): Version => {
    const { values, missingPathways = [] } = restored(one.values);
    return {
      ...one,
      diff: changesBetween(kept[index + 1]?.values, one.values),
      restoring: index === 0 || !current ? null : changesBetween(current.values, values),
      missingPathways: index === 0 ? [] : missingPathways,
    };
  });
}
