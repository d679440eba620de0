// Generated from the @auth directives of the API: npm run operations -w apps/console
import type { OperationRule } from './access.ts';

export const operations = {
  "viewer": {
    "level": "READ",
    "scope": "SELF"
  },
  "availability": {
    "level": "READ",
    "scope": "SELF"
  },
  "mySessions": {
    "level": "READ",
    "scope": "SELF"
  },
  "mySecurityEvents": {
    "level": "READ",
    "scope": "SELF"
  },
  "node": {
    "level": "READ",
    "scope": "SUBTREE"
  },
  "users": {
    "level": "READ",
    "scope": "SUBTREE",
    "group": "st.users"
  },
  "assignableRoles": {
    "level": "READ",
    "scope": "SUBTREE",
    "group": "st.users"
  },
  "inviteUser": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.users"
  },
  "resendInvite": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.users"
  },
  "updateUser": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.users"
  },
  "setUserActive": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.users"
  },
  "deleteUser": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.users",
    "notActing": true
  },
  "revokeUserSessions": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.users",
    "notActing": true
  },
  "revokeSession": {
    "level": "READ",
    "scope": "SELF",
    "notActing": true
  },
  "revokeOtherSessions": {
    "level": "READ",
    "scope": "SELF",
    "notActing": true
  },
  "createAccount": {
    "level": "READ",
    "scope": "SELF",
    "notActing": true
  },
  "setAccountPolicy": {
    "level": "READ",
    "scope": "OWN",
    "adminAccess": true,
    "notActing": true,
    "stepUp": true
  }
} as const satisfies Record<string, OperationRule>;

export type OperationName = keyof typeof operations;
