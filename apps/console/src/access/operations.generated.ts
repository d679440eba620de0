// Generated from the @auth directives of the API: npm run operations -w apps/console
import type { OperationRule } from './access.ts';

export const operations = {
  "availability": {
    "level": "READ",
    "scope": "SELF"
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
  "eiChannels": {
    "level": "READ",
    "scope": "OWN",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
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
  "embedUrl": {
    "level": "READ",
    "scope": "OWN"
  },
  "auditEvents": {
    "level": "READ",
    "scope": "SUBTREE",
    "group": "st.audit"
  },
  "domain": {
    "level": "READ",
    "scope": "OWN",
    "group": "st.domain",
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
  "steeringPreview": {
    "level": "READ",
    "scope": "OWN",
    "group": "ed.resources",
    "service": "EDGE_DELIVERY"
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
  "branding": {
    "level": "READ",
    "scope": "OWN",
    "group": "st.identity",
    "types": [
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
  "node": {
    "level": "READ",
    "scope": "SUBTREE"
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
  "assignableRoles": {
    "level": "READ",
    "scope": "SUBTREE",
    "group": "st.users"
  },
  "roles": {
    "level": "READ",
    "scope": "OWN",
    "group": "st.roles",
    "adminAccess": true
  },
  "search": {
    "level": "READ",
    "scope": "SUBTREE"
  },
  "viewer": {
    "level": "READ",
    "scope": "SELF"
  },
  "mySecurityEvents": {
    "level": "READ",
    "scope": "SELF"
  },
  "mySessions": {
    "level": "READ",
    "scope": "SELF"
  },
  "users": {
    "level": "READ",
    "scope": "SUBTREE",
    "group": "st.users"
  },
  "savedViews": {
    "level": "READ",
    "scope": "OWN"
  },
  "createAccount": {
    "level": "READ",
    "scope": "SELF",
    "notActing": true
  },
  "updateAccount": {
    "level": "READ",
    "scope": "OWN",
    "adminAccess": true
  },
  "setAccountPolicy": {
    "level": "READ",
    "scope": "OWN",
    "adminAccess": true,
    "notActing": true,
    "stepUp": true
  },
  "createApiKey": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ei.keys",
    "service": "EDGE_INTELLIGENCE"
  },
  "deleteApiKey": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ei.keys",
    "service": "EDGE_INTELLIGENCE"
  },
  "setApiKeyEnabled": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ei.keys",
    "service": "EDGE_INTELLIGENCE"
  },
  "syncApiKeys": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ei.keys",
    "service": "EDGE_INTELLIGENCE"
  },
  "updateApiKey": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ei.keys",
    "service": "EDGE_INTELLIGENCE"
  },
  "createApiToken": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.tokens",
    "notActing": true,
    "stepUp": true
  },
  "deleteApiToken": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.tokens"
  },
  "rotateApiToken": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.tokens",
    "notActing": true,
    "stepUp": true
  },
  "setApiTokenEnabled": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.tokens"
  },
  "updateApiToken": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.tokens"
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
    "stepUp": true
  },
  "stopImpersonation": {
    "level": "READ",
    "scope": "SELF"
  },
  "addDomain": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.domain",
    "types": [
      "RESELLER"
    ]
  },
  "checkDomain": {
    "level": "READ",
    "scope": "OWN",
    "group": "st.domain",
    "types": [
      "RESELLER"
    ]
  },
  "startOverDomain": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.domain",
    "types": [
      "RESELLER"
    ]
  },
  "createPathway": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ed.pathways",
    "service": "EDGE_DELIVERY"
  },
  "createResource": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ed.resources",
    "service": "EDGE_DELIVERY"
  },
  "deletePathway": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ed.pathways",
    "service": "EDGE_DELIVERY"
  },
  "deleteResource": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ed.resources",
    "service": "EDGE_DELIVERY"
  },
  "rotatePlayerToken": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ed.resources",
    "service": "EDGE_DELIVERY",
    "notActing": true
  },
  "setPathwayActive": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ed.pathways",
    "service": "EDGE_DELIVERY"
  },
  "setResourceActive": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ed.resources",
    "service": "EDGE_DELIVERY"
  },
  "updatePathway": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ed.pathways",
    "service": "EDGE_DELIVERY"
  },
  "updateResource": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "ed.resources",
    "service": "EDGE_DELIVERY"
  },
  "createEntity": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.accounts",
    "types": [
      "PLATFORM",
      "RESELLER"
    ]
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
    "stepUp": true
  },
  "moveEntity": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.accounts",
    "types": [
      "PLATFORM"
    ],
    "adminAccess": true,
    "notActing": true
  },
  "setEntityActive": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.accounts",
    "types": [
      "PLATFORM",
      "RESELLER"
    ]
  },
  "setEntityServices": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.accounts",
    "types": [
      "PLATFORM",
      "RESELLER"
    ]
  },
  "setEntityTier": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.billing",
    "types": [
      "PLATFORM",
      "RESELLER"
    ]
  },
  "updateEntity": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.accounts",
    "types": [
      "PLATFORM",
      "RESELLER"
    ]
  },
  "createIssue": {
    "level": "READ",
    "scope": "OWN"
  },
  "updateBranding": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.identity",
    "types": [
      "RESELLER"
    ]
  },
  "clearBrandAsset": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.identity",
    "types": [
      "RESELLER"
    ]
  },
  "setBrandAsset": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.identity",
    "types": [
      "RESELLER"
    ]
  },
  "completeUpload": {
    "level": "READ",
    "scope": "OWN"
  },
  "createUpload": {
    "level": "READ",
    "scope": "OWN"
  },
  "deleteImage": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.identity",
    "types": [
      "RESELLER"
    ]
  },
  "createEiCategory": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "ei.parameters",
    "adminAccess": true
  },
  "createEiCustomer": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "ei.parameters",
    "types": [
      "PLATFORM"
    ],
    "adminAccess": true
  },
  "deleteEiCategory": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "ei.parameters",
    "adminAccess": true
  },
  "revertEiParameters": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "ei.parameters",
    "adminAccess": true
  },
  "setEiParameters": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "ei.parameters",
    "adminAccess": true
  },
  "createRole": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.roles",
    "adminAccess": true
  },
  "updateUser": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.users"
  },
  "deleteRole": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.roles",
    "adminAccess": true
  },
  "updateRole": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.roles",
    "adminAccess": true
  },
  "resetUserPassword": {
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
  "setUserActive": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.users"
  },
  "requestEmailChange": {
    "level": "READ",
    "scope": "SELF",
    "notActing": true,
    "stepUp": true
  },
  "confirmEmailChange": {
    "level": "READ",
    "scope": "SELF",
    "notActing": true
  },
  "revokeOtherSessions": {
    "level": "READ",
    "scope": "SELF",
    "notActing": true
  },
  "revokeSession": {
    "level": "READ",
    "scope": "SELF",
    "notActing": true
  },
  "deleteUser": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.users",
    "notActing": true
  },
  "inviteUser": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.users"
  },
  "importUsers": {
    "level": "MANAGE",
    "scope": "OWN",
    "group": "st.users"
  },
  "resendInvite": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.users"
  },
  "updateUsers": {
    "level": "MANAGE",
    "scope": "SUBTREE",
    "group": "st.users"
  },
  "deactivateAccount": {
    "level": "READ",
    "scope": "SELF",
    "notActing": true,
    "stepUp": true
  },
  "updatePreferences": {
    "level": "READ",
    "scope": "SELF"
  },
  "updateProfile": {
    "level": "READ",
    "scope": "SELF",
    "notActing": true
  },
  "deleteView": {
    "level": "READ",
    "scope": "OWN"
  },
  "saveView": {
    "level": "READ",
    "scope": "OWN"
  }
} as const satisfies Record<string, OperationRule>;

export type OperationName = keyof typeof operations;
