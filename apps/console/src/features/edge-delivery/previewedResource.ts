import type { StoredPathway, StoredResource } from './queries.ts';
import type { ResourceValues } from './resourceForm.ts';

export type PreviewedPathway = Required<Pick<StoredPathway, 'name' | 'hostname' | 'active'>> & {
  weight: number | null;
  clone: boolean;
};

/** A resource as the steering service uses it, with unsaved changes. */
export type PreviewedResource = Pick<
  StoredResource,
  'id' | 'ttl' | 'manifest' | 'steeringStrategy' | 'active' | 'serverUri'
> & {
  /** In the configured order. */
  pathways: readonly PreviewedPathway[];
};

/** Values that affect players. An incomplete TTL is replaced by the stored one. */
export function previewedResource(
  { id, active, serverUri, ttl }: StoredResource,
  values: Pick<ResourceValues, 'manifest' | 'ttl' | 'steeringStrategy' | 'pathways'>,
  pathwayOf: (id: string) => StoredPathway | undefined,
): PreviewedResource {
  return {
    id,
    active,
    serverUri,
    ttl: values.ttl ?? ttl,
    manifest: values.manifest,
    steeringStrategy: values.steeringStrategy,
    pathways: values.pathways.flatMap(({ pathwayId, weight, clone }) => {
      const pathway = pathwayOf(pathwayId);
      if (!pathway) return [];
      // Unknown without the permission for pathways.
      const { name, hostname = '…', active: isActive = true } = pathway;
      return [{ name, hostname, active: isActive, weight: weight ?? null, clone: clone ?? false }];
    }),
  };
}
