// Generated from the @auth directives of the API: npm run operations -w apps/console
import type { OperationRule } from './access.ts';

export const operations = {
  "addDomain": {
    "level": "MANAGE",
    "group": "st.domain",
    "types": [
      "RESELLER"
    ],
    "mutation": true
  },
  "addPasskey": {
    "level": "READ",
    "notActing": true,
    "mutation": true
  },
  "addPassword": {
    "level": "READ",
    "notActing": true,
    "mutation": true
  },
  "checkDomain": {
    "level": "READ",
    "group": "st.domain",
    "types": [
      "RESELLER"
    ],
    "mutation": true
  },
  "clearBrandAsset": {
    "level": "MANAGE",
    "group": "st.identity",
    "types": [
      "RESELLER"
    ],
    "mutation": true
  },
  "completeUpload": {
    "level": "READ",
    "mutation": true
  },
  "confirmEmailChange": {
    "level": "READ",
    "notActing": true,
    "mutation": true
  },
  "confirmMfa": {
    "level": "READ",
    "notActing": true,
    "mutation": true
  },
  "createAccount": {
    "level": "READ",
    "notActing": true,
    "mutation": true
  },
  "createAlertRule": {
    "level": "MANAGE",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE",
    "mutation": true
  },
  "createApiKey": {
    "level": "MANAGE",
    "group": "ei.keys",
    "service": "EDGE_INTELLIGENCE",
    "mutation": true
  },
  "createApiToken": {
    "level": "MANAGE",
    "group": "st.tokens",
    "notActing": true,
    "mutation": true
  },
  "createEiCategory": {
    "level": "MANAGE",
    "group": "ei.parameters",
    "adminAccess": true,
    "mutation": true
  },
  "createEiCustomer": {
    "level": "MANAGE",
    "group": "ei.parameters",
    "types": [
      "PLATFORM"
    ],
    "adminAccess": true,
    "mutation": true
  },
  "createEntity": {
    "level": "MANAGE",
    "group": "st.accounts",
    "types": [
      "PLATFORM",
      "RESELLER"
    ],
    "mutation": true
  },
  "createHandover": {
    "level": "READ",
    "notActing": true,
    "mutation": true
  },
  "createIssue": {
    "level": "READ",
    "mutation": true
  },
  "createPathway": {
    "level": "MANAGE",
    "group": "ed.pathways",
    "service": "EDGE_DELIVERY",
    "mutation": true
  },
  "createRecoveryCodes": {
    "level": "READ",
    "notActing": true,
    "mutation": true
  },
  "createResource": {
    "level": "MANAGE",
    "group": "ed.resources",
    "service": "EDGE_DELIVERY",
    "mutation": true
  },
  "createRole": {
    "level": "MANAGE",
    "group": "st.roles",
    "adminAccess": true,
    "mutation": true
  },
  "createUpload": {
    "level": "READ",
    "mutation": true
  },
  "deactivateAccount": {
    "level": "READ",
    "notActing": true,
    "mutation": true
  },
  "deleteAlertRule": {
    "level": "MANAGE",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE",
    "mutation": true
  },
  "deleteApiKey": {
    "level": "MANAGE",
    "group": "ei.keys",
    "service": "EDGE_INTELLIGENCE",
    "mutation": true
  },
  "deleteApiToken": {
    "level": "MANAGE",
    "group": "st.tokens",
    "mutation": true
  },
  "deleteEiCategory": {
    "level": "MANAGE",
    "group": "ei.parameters",
    "adminAccess": true,
    "mutation": true
  },
  "deleteEntity": {
    "level": "MANAGE",
    "group": "st.accounts",
    "types": [
      "PLATFORM"
    ],
    "adminAccess": true,
    "notActing": true,
    "mutation": true
  },
  "deleteImage": {
    "level": "MANAGE",
    "group": "st.identity",
    "types": [
      "RESELLER"
    ],
    "mutation": true
  },
  "deletePathway": {
    "level": "MANAGE",
    "group": "ed.pathways",
    "service": "EDGE_DELIVERY",
    "mutation": true
  },
  "deleteResource": {
    "level": "MANAGE",
    "group": "ed.resources",
    "service": "EDGE_DELIVERY",
    "mutation": true
  },
  "deleteRole": {
    "level": "MANAGE",
    "group": "st.roles",
    "adminAccess": true,
    "mutation": true
  },
  "deleteUser": {
    "level": "MANAGE",
    "group": "st.users",
    "notActing": true,
    "mutation": true
  },
  "deleteView": {
    "level": "READ",
    "mutation": true
  },
  "dismissFailedJob": {
    "level": "READ",
    "types": [
      "PLATFORM"
    ],
    "adminAccess": true,
    "notActing": true,
    "mutation": true
  },
  "exportMyData": {
    "level": "READ",
    "notActing": true,
    "mutation": true
  },
  "importUsers": {
    "level": "MANAGE",
    "group": "st.users",
    "mutation": true
  },
  "inviteUser": {
    "level": "MANAGE",
    "group": "st.users",
    "mutation": true
  },
  "moveEntity": {
    "level": "MANAGE",
    "group": "st.accounts",
    "types": [
      "PLATFORM"
    ],
    "adminAccess": true,
    "notActing": true,
    "mutation": true
  },
  "muteAlertRule": {
    "level": "MANAGE",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE",
    "mutation": true
  },
  "removePasskey": {
    "level": "READ",
    "notActing": true,
    "mutation": true
  },
  "removeProviderLink": {
    "level": "READ",
    "notActing": true,
    "mutation": true
  },
  "renamePasskey": {
    "level": "READ",
    "notActing": true,
    "mutation": true
  },
  "requestEmailChange": {
    "level": "READ",
    "notActing": true,
    "mutation": true
  },
  "requestPassword": {
    "level": "READ",
    "notActing": true,
    "mutation": true
  },
  "resendInvite": {
    "level": "MANAGE",
    "group": "st.users",
    "mutation": true
  },
  "resetUserMfa": {
    "level": "MANAGE",
    "group": "st.users",
    "notActing": true,
    "mutation": true
  },
  "resetUserPassword": {
    "level": "MANAGE",
    "group": "st.users",
    "notActing": true,
    "mutation": true
  },
  "restorePathway": {
    "level": "MANAGE",
    "group": "ed.pathways",
    "service": "EDGE_DELIVERY",
    "mutation": true
  },
  "restoreResource": {
    "level": "MANAGE",
    "group": "ed.resources",
    "service": "EDGE_DELIVERY",
    "mutation": true
  },
  "retryFailedJob": {
    "level": "READ",
    "types": [
      "PLATFORM"
    ],
    "adminAccess": true,
    "notActing": true,
    "mutation": true
  },
  "retryFailedJobs": {
    "level": "READ",
    "types": [
      "PLATFORM"
    ],
    "adminAccess": true,
    "notActing": true,
    "mutation": true
  },
  "revertEiParameters": {
    "level": "MANAGE",
    "group": "ei.parameters",
    "adminAccess": true,
    "mutation": true
  },
  "revokeOtherSessions": {
    "level": "READ",
    "notActing": true,
    "mutation": true
  },
  "revokeSession": {
    "level": "READ",
    "notActing": true,
    "mutation": true
  },
  "revokeUserSessions": {
    "level": "MANAGE",
    "group": "st.users",
    "notActing": true,
    "mutation": true
  },
  "rotateAlertWebhookSecret": {
    "level": "MANAGE",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE",
    "notActing": true,
    "mutation": true
  },
  "rotateApiToken": {
    "level": "MANAGE",
    "group": "st.tokens",
    "notActing": true,
    "mutation": true
  },
  "rotatePlayerToken": {
    "level": "MANAGE",
    "group": "ed.resources",
    "service": "EDGE_DELIVERY",
    "notActing": true,
    "mutation": true
  },
  "saveView": {
    "level": "READ",
    "mutation": true
  },
  "sendAlertTest": {
    "level": "MANAGE",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE",
    "mutation": true
  },
  "setAccountPolicy": {
    "level": "READ",
    "adminAccess": true,
    "notActing": true,
    "mutation": true
  },
  "setAlertRuleEnabled": {
    "level": "MANAGE",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE",
    "mutation": true
  },
  "setApiKeyEnabled": {
    "level": "MANAGE",
    "group": "ei.keys",
    "service": "EDGE_INTELLIGENCE",
    "mutation": true
  },
  "setApiTokenEnabled": {
    "level": "MANAGE",
    "group": "st.tokens",
    "mutation": true
  },
  "setBrandAsset": {
    "level": "MANAGE",
    "group": "st.identity",
    "types": [
      "RESELLER"
    ],
    "mutation": true
  },
  "setEiParameters": {
    "level": "MANAGE",
    "group": "ei.parameters",
    "adminAccess": true,
    "mutation": true
  },
  "setEntityActive": {
    "level": "MANAGE",
    "group": "st.accounts",
    "types": [
      "PLATFORM",
      "RESELLER"
    ],
    "mutation": true
  },
  "setEntityServices": {
    "level": "MANAGE",
    "group": "st.accounts",
    "types": [
      "PLATFORM",
      "RESELLER"
    ],
    "mutation": true
  },
  "setEntityTier": {
    "level": "MANAGE",
    "group": "st.billing",
    "types": [
      "PLATFORM",
      "RESELLER"
    ],
    "mutation": true
  },
  "setPathwayActive": {
    "level": "MANAGE",
    "group": "ed.pathways",
    "service": "EDGE_DELIVERY",
    "mutation": true
  },
  "setResourceActive": {
    "level": "MANAGE",
    "group": "ed.resources",
    "service": "EDGE_DELIVERY",
    "mutation": true
  },
  "setUpMfa": {
    "level": "READ",
    "notActing": true,
    "mutation": true
  },
  "setUserActive": {
    "level": "MANAGE",
    "group": "st.users",
    "mutation": true
  },
  "startAccountExport": {
    "level": "READ",
    "adminAccess": true,
    "notActing": true,
    "mutation": true
  },
  "startImpersonation": {
    "level": "READ",
    "group": "st.impersonation",
    "types": [
      "PLATFORM",
      "RESELLER"
    ],
    "notActing": true,
    "mutation": true
  },
  "startOverDomain": {
    "level": "MANAGE",
    "group": "st.domain",
    "types": [
      "RESELLER"
    ],
    "mutation": true
  },
  "startPasskeyRegistration": {
    "level": "READ",
    "notActing": true,
    "mutation": true
  },
  "startProviderLink": {
    "level": "READ",
    "notActing": true,
    "mutation": true
  },
  "stopImpersonation": {
    "level": "READ",
    "mutation": true
  },
  "syncApiKeys": {
    "level": "MANAGE",
    "group": "ei.keys",
    "service": "EDGE_INTELLIGENCE",
    "mutation": true
  },
  "turnOffMfa": {
    "level": "READ",
    "notActing": true,
    "mutation": true
  },
  "updateAccount": {
    "level": "READ",
    "adminAccess": true,
    "mutation": true
  },
  "updateAlertRule": {
    "level": "MANAGE",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE",
    "mutation": true
  },
  "updateApiKey": {
    "level": "MANAGE",
    "group": "ei.keys",
    "service": "EDGE_INTELLIGENCE",
    "mutation": true
  },
  "updateApiToken": {
    "level": "MANAGE",
    "group": "st.tokens",
    "mutation": true
  },
  "updateBranding": {
    "level": "MANAGE",
    "group": "st.identity",
    "types": [
      "RESELLER"
    ],
    "mutation": true
  },
  "updateEntity": {
    "level": "MANAGE",
    "group": "st.accounts",
    "types": [
      "PLATFORM",
      "RESELLER"
    ],
    "mutation": true
  },
  "updatePathway": {
    "level": "MANAGE",
    "group": "ed.pathways",
    "service": "EDGE_DELIVERY",
    "mutation": true
  },
  "updatePreferences": {
    "level": "READ",
    "mutation": true
  },
  "updateProfile": {
    "level": "READ",
    "notActing": true,
    "mutation": true
  },
  "updateResource": {
    "level": "MANAGE",
    "group": "ed.resources",
    "service": "EDGE_DELIVERY",
    "mutation": true
  },
  "updateRole": {
    "level": "MANAGE",
    "group": "st.roles",
    "adminAccess": true,
    "mutation": true
  },
  "updateUser": {
    "level": "MANAGE",
    "group": "st.users",
    "mutation": true
  },
  "updateUsers": {
    "level": "MANAGE",
    "group": "st.users",
    "mutation": true
  },
  "accountExportPage": {
    "level": "READ",
    "adminAccess": true,
    "notActing": true
  },
  "accountHealth": {
    "level": "READ",
    "group": "st.accounts",
    "types": [
      "PLATFORM",
      "RESELLER"
    ]
  },
  "alertIncidents": {
    "level": "READ",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "alertNotifications": {
    "level": "READ",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "alertPreview": {
    "level": "MANAGE",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "alertRecipients": {
    "level": "MANAGE",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "alertRules": {
    "level": "READ",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "apiKeys": {
    "level": "READ",
    "group": "ei.keys",
    "service": "EDGE_INTELLIGENCE"
  },
  "apiTokens": {
    "level": "READ",
    "group": "st.tokens"
  },
  "assignableRoles": {
    "level": "READ",
    "group": "st.users"
  },
  "auditEvents": {
    "level": "READ",
    "group": "st.audit"
  },
  "availability": {
    "level": "READ"
  },
  "branding": {
    "level": "READ",
    "group": "st.identity",
    "types": [
      "RESELLER"
    ]
  },
  "checkManifest": {
    "level": "MANAGE",
    "group": "ed.resources",
    "service": "EDGE_DELIVERY"
  },
  "domain": {
    "level": "READ",
    "group": "st.domain",
    "types": [
      "RESELLER"
    ]
  },
  "eiAudience": {
    "level": "READ",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "eiCategories": {
    "level": "READ",
    "group": "ei.parameters",
    "types": [
      "PLATFORM",
      "RESELLER"
    ],
    "adminAccess": true
  },
  "eiChannels": {
    "level": "READ",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "eiHistory": {
    "level": "READ",
    "group": "ei.parameters",
    "types": [
      "PLATFORM",
      "RESELLER"
    ],
    "adminAccess": true
  },
  "eiMap": {
    "level": "READ",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "eiMetric": {
    "level": "READ",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "eiP2p": {
    "level": "READ",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "eiTotals": {
    "level": "READ",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "eiTree": {
    "level": "READ",
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "embedUrl": {
    "level": "READ"
  },
  "entities": {
    "level": "READ",
    "group": "st.accounts",
    "types": [
      "PLATFORM",
      "RESELLER"
    ]
  },
  "failedJobs": {
    "level": "READ",
    "types": [
      "PLATFORM"
    ],
    "adminAccess": true,
    "notActing": true
  },
  "images": {
    "level": "READ",
    "group": "st.identity",
    "types": [
      "RESELLER"
    ]
  },
  "myLastSignIns": {
    "level": "READ",
    "notActing": true
  },
  "myPasskeys": {
    "level": "READ",
    "notActing": true
  },
  "myRecoveryCodes": {
    "level": "READ",
    "notActing": true
  },
  "mySecurityEvents": {
    "level": "READ"
  },
  "mySessions": {
    "level": "READ"
  },
  "mySignInMethods": {
    "level": "READ",
    "notActing": true
  },
  "node": {
    "level": "READ"
  },
  "outboxStatus": {
    "level": "READ",
    "types": [
      "PLATFORM"
    ],
    "adminAccess": true,
    "notActing": true
  },
  "pathwayHistory": {
    "level": "MANAGE",
    "group": "ed.pathways",
    "service": "EDGE_DELIVERY"
  },
  "pathways": {
    "level": "READ",
    "group": "ed.pathways",
    "service": "EDGE_DELIVERY"
  },
  "resourceHistory": {
    "level": "MANAGE",
    "group": "ed.resources",
    "service": "EDGE_DELIVERY"
  },
  "resources": {
    "level": "READ",
    "group": "ed.resources",
    "service": "EDGE_DELIVERY"
  },
  "roles": {
    "level": "READ",
    "group": "st.roles",
    "adminAccess": true
  },
  "savedViews": {
    "level": "READ"
  },
  "search": {
    "level": "READ"
  },
  "serviceInstances": {
    "level": "READ",
    "types": [
      "PLATFORM"
    ],
    "adminAccess": true,
    "notActing": true
  },
  "steeringPreview": {
    "level": "READ",
    "group": "ed.resources",
    "service": "EDGE_DELIVERY"
  },
  "taskRuns": {
    "level": "READ",
    "types": [
      "PLATFORM"
    ],
    "adminAccess": true,
    "notActing": true
  },
  "userSessions": {
    "level": "MANAGE",
    "group": "st.users"
  },
  "users": {
    "level": "READ",
    "group": "st.users"
  },
  "viewer": {
    "level": "READ"
  },
  "webhookStatus": {
    "level": "READ",
    "types": [
      "PLATFORM"
    ],
    "adminAccess": true,
    "notActing": true
  }
} as const satisfies Record<string, OperationRule>;

export type OperationName = keyof typeof operations;
