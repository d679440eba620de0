import { graphql, type ResultOf } from '../../api/graphql.ts';
import type { ParameterValues } from '@edge-console/domain';

/** Customers with Edge Intelligence, by name. */
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

export const categoryFields = graphql(`
  fragment CategoryFields on EiCategory {
    name
    custom
    values
    defaults
    version
    updatedAt
    updatedUser
  }
`);

export const categoriesQuery = graphql(
  `
    query Parameters($entityId: ID!) {
      eiCategories(entityId: $entityId) {
        ...CategoryFields
      }
    }
  `,
  [categoryFields],
);

type CategoryResult = ResultOf<typeof categoryFields>;

/** A stored category. The contract types its values as any JSON; they are objects. */
export type Category = Omit<CategoryResult, 'values' | 'defaults'> & {
  values: ParameterValues;
  defaults: ParameterValues;
};

export const toCategory = (category: CategoryResult): Category => ({
  ...category,
  values: category.values as ParameterValues,
  defaults: category.defaults as ParameterValues,
});

export type Customer = { id: string; name: string; eiCustomerId: string | null };
