import type { ParameterChanges, ParameterValues } from '@edge-console/domain';
import { graphql, type ResultOf } from '../../api/graphql.ts';

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

export const customerQuery = graphql(`
  query ParameterCustomer($id: ID!) {
    node(id: $id) {
      __typename
      id
      ... on Entity {
        name
        eiCustomerId
      }
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

export const historyQuery = graphql(`
  query ParameterHistory($entityId: ID!, $category: String!) {
    eiHistory(entityId: $entityId, category: $category) {
      version
      at
      user
      diff
    }
  }
`);

export const createEiCustomerMutation = graphql(`
  mutation CreateEiCustomer($entityId: ID!) {
    createEiCustomer(entityId: $entityId) {
      entity {
        id
        eiCustomerId
      }
      userErrors {
        code
        field
        message
        details
      }
    }
  }
`);

export const createCategoryMutation = graphql(`
  mutation CreateEiCategory($entityId: ID!, $name: String!) {
    createEiCategory(entityId: $entityId, name: $name) {
      category {
        name
        custom
        values
        defaults
        version
        updatedAt
        updatedUser
      }
      userErrors {
        code
        field
        message
        details
      }
    }
  }
`);

export const setParametersMutation = graphql(`
  mutation SetEiParameters($entityId: ID!, $category: String!, $expectedVersion: Int!, $values: JSON!) {
    setEiParameters(entityId: $entityId, category: $category, expectedVersion: $expectedVersion, values: $values) {
      category {
        name
        custom
        values
        defaults
        version
        updatedAt
        updatedUser
      }
      userErrors {
        code
        field
        message
        details
      }
    }
  }
`);

export const revertParametersMutation = graphql(`
  mutation RevertEiParameters($entityId: ID!, $category: String!, $toVersion: Int!) {
    revertEiParameters(entityId: $entityId, category: $category, toVersion: $toVersion) {
      category {
        name
        custom
        values
        defaults
        version
        updatedAt
        updatedUser
      }
      userErrors {
        code
        field
        message
        details
      }
    }
  }
`);

export const deleteCategoryMutation = graphql(`
  mutation DeleteEiCategory($entityId: ID!, $name: String!) {
    deleteEiCategory(entityId: $entityId, name: $name) {
      ok
      userErrors {
        code
        field
        message
        details
      }
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

export type Version = Omit<ResultOf<typeof historyQuery>['eiHistory'][number], 'diff'> & { diff: ParameterChanges };

export type Customer = { id: string; name: string; eiCustomerId: string | null };
