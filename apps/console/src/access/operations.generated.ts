// Generated from the @auth directives of the API: npm run operations -w apps/console
import type { OperationRule } from './access.ts';

export const operations = {
  "addDomain": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.domain",
    "types": [
      "RESELLER"
    ],
    "stepUp": true,
    "mutation": true
  },
  "checkDomain": {
    "level": "READ",
    "scope": "OWN",
    "group": "st.domain",
    "types": [
      "RESELLER"
    ],
    "mutation": true
  },
  "clearBrandAsset": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.identity",
    "types": [
      "RESELLER"
    ],
    "mutation": true
  },
  "completeUpload": {
    "level": "READ",
    "scope": "OWN",
    "mutation": true
  },
  "confirmEmailChange": {
    "level": "READ",
    "scope": "SELF",
    "notActing": true,
    "mutation": true
  },
  "confirmMfa": {
    "level": "READ",
    "scope": "SELF",
    "notActing": true,
    "stepUp": true,
    "mutation": true
  },
  "createAccount": {
    "level": "READ",
    "scope": "SELF",
    "notActing": true,
    "mutation": true
  },
  "createApiKey": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ei.keys",
    "service": "EDGE_INTELLIGENCE",
    "mutation": true
  },
  "createApiToken": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.tokens",
    "notActing": true,
    "stepUp": true,
    "mutation": true
  },
  "createEiCategory": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "ei.parameters",
    "adminAccess": true,
    "mutation": true
  },
  "createEiCustomer": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "ei.parameters",
    "types": [
      "PLATFORM"
    ],
    "adminAccess": true,
    "mutation": true
  },
  "createEntity": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.accounts",
    "types": [
      "PLATFORM",
      "RESELLER"
    ],
    "mutation": true
  },
  "createHandover": {
    "level": "READ",
    "scope": "SELF",
    "notActing": true,
    "mutation": true
  },
  "createIssue": {
    "level": "READ",
    "scope": "OWN",
    "mutation": true
  },
  "createPathway": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ed.pathways",
    "service": "EDGE_DELIVERY",
    "mutation": true
  },
  "createResource": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ed.resources",
    "service": "EDGE_DELIVERY",
    "mutation": true
  },
  "createRole": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.roles",
    "adminAccess": true,
    "mutation": true
  },
  "createUpload": {
    "level": "READ",
    "scope": "OWN",
    "mutation": true
  },
  "deactivateAccount": {
    "level": "READ",
    "scope": "SELF",
    "notActing": true,
    "stepUp": true,
    "mutation": true
  },
  "deleteApiKey": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ei.keys",
    "service": "EDGE_INTELLIGENCE",
    "mutation": true
  },
  "deleteApiToken": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.tokens",
    "mutation": true
  },
  "deleteEiCategory": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "ei.parameters",
    "adminAccess": true,
    "mutation": true
  },
  "deleteEntity": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.accounts",
    "types": [
      "PLATFORM"
    ],
    "adminAccess": true,
    "notActing": true,
    "stepUp": true,
    "mutation": true
  },
  "deleteImage": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.identity",
    "types": [
      "RESELLER"
    ],
    "mutation": true
  },
  "deletePathway": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ed.pathways",
    "service": "EDGE_DELIVERY",
    "mutation": true
  },
  "deleteResource": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ed.resources",
    "service": "EDGE_DELIVERY",
    "mutation": true
  },
  "deleteRole": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.roles",
    "adminAccess": true,
    "mutation": true
  },
  "deleteUser": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.users",
    "notActing": true,
    "mutation": true
  },
  "deleteView": {
    "level": "READ",
    "scope": "OWN",
    "mutation": true
  },
  "importUsers": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.users",
    "mutation": true
  },
  "inviteUser": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.users",
    "mutation": true
  },
  "moveEntity": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.accounts",
    "types": [
      "PLATFORM"
    ],
    "adminAccess": true,
    "notActing": true,
    "stepUp": true,
    "mutation": true
  },
  "requestEmailChange": {
    "level": "READ",
    "scope": "SELF",
    "notActing": true,
    "stepUp": true,
    "mutation": true
  },
  "resendInvite": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.users",
    "mutation": true
  },
  "resetUserMfa": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.users",
    "notActing": true,
    "stepUp": true,
    "mutation": true
  },
  "resetUserPassword": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.users",
    "notActing": true,
    "mutation": true
  },
  "revertEiParameters": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "ei.parameters",
    "adminAccess": true,
    "mutation": true
  },
  "revokeOtherSessions": {
    "level": "READ",
    "scope": "SELF",
    "notActing": true,
    "mutation": true
  },
  "revokeSession": {
    "level": "READ",
    "scope": "SELF",
    "notActing": true,
    "mutation": true
  },
  "revokeUserSessions": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.users",
    "notActing": true,
    "mutation": true
  },
  "rotateApiToken": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.tokens",
    "notActing": true,
    "stepUp": true,
    "mutation": true
  },
  "rotatePlayerToken": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ed.resources",
    "service": "EDGE_DELIVERY",
    "notActing": true,
    "mutation": true
  },
  "saveView": {
    "level": "READ",
    "scope": "OWN",
    "mutation": true
  },
  "setAccountPolicy": {
    "level": "READ",
    "scope": "OWN",
    "adminAccess": true,
    "notActing": true,
    "stepUp": true,
    "mutation": true
  },
  "setApiKeyEnabled": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ei.keys",
    "service": "EDGE_INTELLIGENCE",
    "mutation": true
  },
  "setApiTokenEnabled": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.tokens",
    "mutation": true
  },
  "setBrandAsset": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.identity",
    "types": [
      "RESELLER"
    ],
    "mutation": true
  },
  "setEiParameters": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "ei.parameters",
    "adminAccess": true,
    "mutation": true
  },
  "setEntityActive": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.accounts",
    "types": [
      "PLATFORM",
      "RESELLER"
    ],
    "mutation": true
  },
  "setEntityServices": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.accounts",
    "types": [
      "PLATFORM",
      "RESELLER"
    ],
    "mutation": true
  },
  "setEntityTier": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.billing",
    "types": [
      "PLATFORM",
      "RESELLER"
    ],
    "mutation": true
  },
  "setPathwayActive": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ed.pathways",
    "service": "EDGE_DELIVERY",
    "mutation": true
  },
  "setResourceActive": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ed.resources",
    "service": "EDGE_DELIVERY",
    "mutation": true
  },
  "setUpMfa": {
    "level": "READ",
    "scope": "SELF",
    "notActing": true,
    "stepUp": true,
    "mutation": true
  },
  "setUserActive": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.users",
    "mutation": true
  },
  "startImpersonation": {
    "level": "READ",
    "scope": "SUBTREE",
    "group": "st.impersonation",
    "types": [
      "PLATFORM",
      "RESELLER"
    ],
    "notActing": true,
    "stepUp": true,
    "mutation": true
  },
  "startOverDomain": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.domain",
    "types": [
      "RESELLER"
    ],
    "mutation": true
  },
  "stopImpersonation": {
    "level": "READ",
    "scope": "SELF",
    "mutation": true
  },
  "syncApiKeys": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ei.keys",
    "service": "EDGE_INTELLIGENCE",
    "mutation": true
  },
  "turnOffMfa": {
    "level": "READ",
    "scope": "SELF",
    "notActing": true,
    "stepUp": true,
    "mutation": true
  },
  "updateAccount": {
    "level": "READ",
    "scope": "OWN",
    "adminAccess": true,
    "mutation": true
  },
  "updateApiKey": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ei.keys",
    "service": "EDGE_INTELLIGENCE",
    "mutation": true
  },
  "updateApiToken": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.tokens",
    "mutation": true
  },
  "updateBranding": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.identity",
    "types": [
      "RESELLER"
    ],
    "mutation": true
  },
  "updateEntity": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.accounts",
    "types": [
      "PLATFORM",
      "RESELLER"
    ],
    "mutation": true
  },
  "updatePathway": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ed.pathways",
    "service": "EDGE_DELIVERY",
    "mutation": true
  },
  "updatePreferences": {
    "level": "READ",
    "scope": "SELF",
    "mutation": true
  },
  "updateProfile": {
    "level": "READ",
    "scope": "SELF",
    "notActing": true,
    "mutation": true
  },
  "updateResource": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ed.resources",
    "service": "EDGE_DELIVERY",
    "mutation": true
  },
  "updateRole": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.roles",
    "adminAccess": true,
    "mutation": true
  },
  "updateUser": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.users",
    "mutation": true
  },
  "updateUsers": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.users",
    "mutation": true
  },
  "apiKeys": {
    "level": "READ",
    "scope": "OWN",
    "group": "ei.keys",
    "service": "EDGE_INTELLIGENCE"
  },
  "apiTokens": {
    "level": "READ",
    "scope": "OWN",
    "group": "st.tokens"
  },
  "assignableRoles": {
    "level": "READ",
    "scope": "SUBTREE",
    "group": "st.users"
  },
  "auditEvents": {
    "level": "READ",
    "scope": "SUBTREE",
    "group": "st.audit"
  },
  "availability": {
    "level": "READ",
    "scope": "SELF"
  },
  "branding": {
    "level": "READ",
    "scope": "OWN",
    "group": "st.identity",
    "types": [
      "RESELLER"
    ]
  },
  "checkManifest": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ed.resources",
    "service": "EDGE_DELIVERY"
  },
  "domain": {
    "level": "READ",
    "scope": "OWN",
    "group": "st.domain",
    "types": [
      "RESELLER"
    ]
  },
  "eiAudience": {
    "level": "READ",
    "scope": "OWN",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "eiCategories": {
    "level": "READ",
    "scope": "SUBTREE",
    "group": "ei.parameters",
    "types": [
      "PLATFORM",
      "RESELLER"
    ],
    "adminAccess": true
  },
  "eiChannels": {
    "level": "READ",
    "scope": "OWN",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "eiHistory": {
    "level": "READ",
    "scope": "SUBTREE",
    "group": "ei.parameters",
    "types": [
      "PLATFORM",
      "RESELLER"
    ],
    "adminAccess": true
  },
  "eiMap": {
    "level": "READ",
    "scope": "OWN",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "eiP2p": {
    "level": "READ",
    "scope": "OWN",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "eiTotals": {
    "level": "READ",
    "scope": "OWN",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "eiTree": {
    "level": "READ",
    "scope": "OWN",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "embedUrl": {
    "level": "READ",
    "scope": "OWN"
  },
  "entities": {
    "level": "READ",
    "scope": "SUBTREE",
    "group": "st.accounts",
    "types": [
      "PLATFORM",
      "RESELLER"
    ]
  },
  "images": {
    "level": "READ",
    "scope": "OWN",
    "group": "st.identity",
    "types": [
      "RESELLER"
    ]
  },
  "mySecurityEvents": {
    "level": "READ",
    "scope": "SELF"
  },
  "mySessions": {
    "level": "READ",
    "scope": "SELF"
  },
  "node": {
    "level": "READ",
    "scope": "SUBTREE"
  },
  "pathways": {
    "level": "READ",
    "scope": "OWN",
    "group": "ed.pathways",
    "service": "EDGE_DELIVERY"
  },
  "resources": {
    "level": "READ",
    "scope": "OWN",
    "group": "ed.resources",
    "service": "EDGE_DELIVERY"
  },
  "roles": {
    "level": "READ",
    "scope": "OWN",
    "group": "st.roles",
    "adminAccess": true
  },
  "savedViews": {
    "level": "READ",
    "scope": "OWN"
  },
  "search": {
    "level": "READ",
    "scope": "SUBTREE"
  },
  "steeringPreview": {
    "level": "READ",
    "scope": "OWN",
    "group": "ed.resources",
    "service": "EDGE_DELIVERY"
  },
  "users": {
    "level": "READ",
    "scope": "SUBTREE",
    "group": "st.users"
  },
  "viewer": {
    "level": "READ",
    "scope": "SELF"
  }
} as const satisfies Record<string, OperationRule>;

export type OperationName = keyof typeof operations;
