import { graphql, type ResultOf } from '../../api/graphql.ts';
import type { ParameterValues } from '@edge-console/domain';

/** The customers that have Edge Intelligence, by name. */
export const customersQuery = graphql(`
  query ParameterCustomers($list: ListInput) {
    entities(type: CUSTOMER, list: $list) {
      nodes {
        id
        name
      }
      totalCount
    }
  }
`);

export const categoriesQuery = graphql(`
  query Parameters($entityId: ID!) {
    eiCategories(entityId: $entityId) {
      name
      custom
      values
      defaults
      version
      updatedAt
      updatedUser
    }
  }
`);

type Answered = ResultOf<typeof categoriesQuery>['eiCategories'][number];

/** A category as it is stored. The contract types its values as any JSON; they are objects. */
export type Category = Omit<Answered, 'values' | 'defaults'> & { values: ParameterValues; defaults: ParameterValues };

export const toCategory = (answered: Answered): Category => ({
  ...answered,
  values: answered.values as ParameterValues,
  defaults: answered.defaults as ParameterValues,
});

export type Customer = { id: string; name: string; eiCustomerId: string | null };
