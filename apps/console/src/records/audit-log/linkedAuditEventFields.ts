import { graphql, type ResultOf } from '../../api/graphql.ts';
import { auditEventFields } from './auditEventFields.ts';

/** An event with the user and the object that its row links to. */
export const linkedAuditEventFields = graphql(
  `
    fragment LinkedAuditEventFields on AuditEvent {
      ...AuditEventFields
      targetId
      actorUser {
        id
        name
        lastName
      }
      entity {
        id
        name
      }
    }
  `,
  [auditEventFields],
);

export type LinkedAuditEvent = ResultOf<typeof linkedAuditEventFields>;
