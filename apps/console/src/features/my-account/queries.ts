import { graphql, type ResultOf } from '../../api/graphql.ts';
import { auditEventFields } from '../../records/audit-log/auditEventFields.ts';

/** Phone and last login require a permission, as for any user. */
export const myContactQuery = graphql(`
  query MyContact {
    viewer {
      user {
        phone
        lastLogin
      }
    }
  }
`);

export const mySessionsQuery = graphql(`
  query MySessions {
    mySessions {
      id
      device
      location
      ip
      method
      createdAt
      lastSeenAt
      current
    }
  }
`);

export type OwnSession = ResultOf<typeof mySessionsQuery>['mySessions'][number];

export const myLastSignInsQuery = graphql(`
  query MyLastSignIns {
    myLastSignIns {
      method
      at
    }
  }
`);

export const myPasskeysQuery = graphql(`
  query MyPasskeys {
    myPasskeys {
      id
      name
      createdAt
    }
  }
`);

export const mySignInMethodsQuery = graphql(`
  query MySignInMethods {
    mySignInMethods {
      providers {
        provider
        linkedAt
      }
    }
  }
`);

export const myRecoveryCodesQuery = graphql(`
  query MyRecoveryCodes {
    myRecoveryCodes {
      left
      total
      createdAt
      lastUsedAt
    }
  }
`);

export type RecoveryCodes = ResultOf<typeof myRecoveryCodesQuery>['myRecoveryCodes'];

export type Passkey = ResultOf<typeof myPasskeysQuery>['myPasskeys'][number];

export const mySecurityEventsQuery = graphql(
  `
    query MySecurityEvents {
      mySecurityEvents {
        ...AuditEventFields
      }
    }
  `,
  [auditEventFields],
);
