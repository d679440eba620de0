import { sql } from 'drizzle-orm';
import { pathways, type PathwayRow } from '../../core/database/schema.ts';
import { defineList } from '../../core/lists/defineList.ts';
import { computedSort, timestampField, textField, booleanField } from '../../core/lists/fields.ts';

/** Lists of pathways, by name by default. */
export const pathwayList = defineList<PathwayRow>({
  table: pathways,
  search: [pathways.nameSearch, pathways.hostnameSearch],
  fields: {
    name: textField({ key: pathways.nameKey, search: pathways.nameSearch }),
    hostname: textField({ key: pathways.hostnameKey, search: pathways.hostnameSearch }),
    active: { ...booleanField(pathways.active), ...computedSort(sql`pathways.active::text`, 'text') },
    usedBy: computedSort(
      sql`(SELECT count(*) FROM resource_pathways used WHERE used.pathway_id = pathways.id)`,
      'number',
    ),
    created: timestampField(pathways.createdAt),
    modified: timestampField(pathways.updatedAt),
  },
  defaultSort: { field: 'name', desc: false },
});
