import { steeringStrategies } from '@edge-console/forms/rules';
import { inArray, sql } from 'drizzle-orm';
import { isIdIn } from '../../core/database/ids.ts';
import { resourcePathways, resources, type ResourceRow } from '../../core/database/schema.ts';
import { invalid } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { defineList } from '../../core/lists/defineList.ts';
import { choice, computed, instant, text, yesOrNo, type ListField } from '../../core/lists/fields.ts';

/** A filter by the ids of pathways that a resource uses: any of them. */
const pathway: ListField = {
  filter: ({ field, op, values }) => {
    if (op !== 'eq') return { failure: invalid(validationMessages.filterOperator(field, op), 'filter') };
    if (!values.every((value) => isIdIn(resourcePathways.pathwayId, value)))
      return { failure: invalid(validationMessages.filterValue(field), 'filter') };
    const using = sql`(SELECT ${resourcePathways.resourceId} FROM ${resourcePathways} WHERE ${inArray(resourcePathways.pathwayId, [...values])})`;
    return { condition: sql`${resources.id} IN ${using}` };
  },
  ...computed(sql`(SELECT count(*) FROM resource_pathways used WHERE used.resource_id = resources.id)`, 'number'),
};

/** Lists of resources: by name unless asked for otherwise. */
export const resourceList = defineList<ResourceRow>({
  table: resources,
  search: [resources.nameSearch, resources.manifestSearch],
  fields: {
    name: text({ key: resources.nameKey, search: resources.nameSearch }),
    steeringStrategy: choice(resources.steeringStrategy, steeringStrategies),
    pathway,
    ttl: computed(sql`resources.ttl`, 'number'),
    active: { ...yesOrNo(resources.active), ...computed(sql`resources.active::text`, 'text') },
    createdAt: instant(resources.createdAt),
    updatedAt: instant(resources.updatedAt),
  },
  defaultSort: { field: 'name', desc: false },
});
