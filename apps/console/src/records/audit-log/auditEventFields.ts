import { graphql } from '../../api/graphql.ts';

export const auditEventFields = graphql(`
  fragment AuditEventFields on AuditEvent {
    id
    at
    actor
    action
    targetType
    targetName
    outcome
    ip
    diff
  }
`);
