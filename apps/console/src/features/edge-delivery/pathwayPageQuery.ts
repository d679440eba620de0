import { graphql, type ResultOf } from '../../api/graphql.ts';
import { linkedAuditEventFields } from '../../records/audit-log/linkedAuditEventFields.ts';
import { pathwayFields } from './queries.ts';

/** A pathway, and the resources that use it and its events if the viewer can see them. */
export const pathwayPageQuery = graphql(
  `
    query PathwayPage($id: ID!, $pathway: String!, $seesResources: Boolean!, $seesActivity: Boolean!) {
      node(id: $id) {
        __typename
        ... on Pathway {
          ...PathwayFields
          usedBy
          created
          modified
        }
      }
      resources(list: { filter: [{ field: "pathway", op: eq, values: [$pathway] }], sort: { field: "name" } })
        @include(if: $seesResources) {
        nodes {
          id
          name
          active
          steeringStrategy
          pathways {
            order
            weight
            pathway {
              id
            }
          }
        }
      }
      auditEvents(list: { first: 8, filter: [{ field: "targetId", op: eq, values: [$pathway] }] })
        @include(if: $seesActivity) {
        nodes {
          ...LinkedAuditEventFields
        }
      }
    }
  `,
  [linkedAuditEventFields, pathwayFields],
);

export type PathwayPageData = ResultOf<typeof pathwayPageQuery>;
