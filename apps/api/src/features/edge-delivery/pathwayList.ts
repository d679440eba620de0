import { sql } from 'drizzle-orm';
import { pathways, type PathwayRow } from '../../core/database/schema.ts';
import { defineList } from '../../core/lists/defineList.ts';
import { computed, instant, text, yesOrNo } from '../../core/lists/fields.ts';

/** Lists of pathways: by name unless asked for otherwise. */
export const pathwayList = defineList<PathwayRow>({
  table: pathways,
  search: [pathways.nameSearch, pathways.hostnameSearch],
  fields: {
    name: text({ key: pathways.nameKey, search: pathways.nameSearch }),
    hostname: text({ key: pathways.hostnameKey, search: pathways.hostnameSearch }),
    active: { ...yesOrNo(pathways.active), ...computed(sql`pathways.active::text`, 'text') },
    usedBy: computed(sql`(SELECT count(*) FROM resource_pathways used WHERE used.pathway_id = pathways.id)`, 'number'),
    created: instant(pathways.createdAt),
    modified: instant(pathways.updatedAt),
  },
  defaultSort: { field: 'name', desc: false },
});
