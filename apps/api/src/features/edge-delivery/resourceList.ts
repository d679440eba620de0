import { steeringStrategies } from '@edge-console/domain';
import { sql, type SQL } from 'drizzle-orm';
import { isIdIn } from '../../core/database/ids.ts';
import { resourcePathways, resources, type ResourceRow } from '../../core/database/schema.ts';
import { invalid } from '../../core/errors/failure.ts';
import { validationMessages } from '../../core/errors/messages.ts';
import { defineList } from '../../core/lists/defineList.ts';
import {
  enumField,
  computedSort,
  timestampField,
  textField,
  booleanField,
  type ListField,
} from '../../core/lists/fields.ts';
import { isRelyingOn, isUsing } from './resourcesUsing.ts';

/** A filter by pathway IDs. */
const byPathways = (condition: (ids: readonly string[]) => SQL | undefined): Required<ListField>['filter'] => {
  return ({ field, op, values }) => {
    if (op !== 'eq') return { failure: invalid(validationMessages.filterOperator(field, op), 'filter') };
    if (!values.every((value) => isIdIn(resourcePathways.pathwayId, value)))
      return { failure: invalid(validationMessages.filterValue(field), 'filter') };
    return { condition: condition(values) };
  };
};

const pathway: ListField = {
  filter: byPathways(isUsing),
  ...computedSort(sql`(SELECT count(*) FROM resource_pathways used WHERE used.resource_id = resources.id)`, 'number'),
};

/** Lists of resources, by name by default. */
export const resourceList = defineList<ResourceRow>({
  table: resources,
  search: [resources.nameSearch, resources.manifestSearch],
  fields: {
    name: textField({ key: resources.nameKey, search: resources.nameSearch }),
    steeringStrategy: enumField(resources.steeringStrategy, steeringStrategies),
    pathway,
    onlyPathway: { filter: byPathways(isRelyingOn) },
    ttl: computedSort(sql`resources.ttl`, 'number'),
    active: { ...booleanField(resources.active), ...computedSort(sql`resources.active::text`, 'text') },
    createdAt: timestampField(resources.createdAt),
    updatedAt: timestampField(resources.updatedAt),
  },
  defaultSort: { field: 'name', desc: false },
});
