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
    "notActing": true,
    "mutation": true
  },
  "addPassword": {
    "notActing": true,
    "mutation": true
  },
  "checkDomain": {
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
    "mutation": true
  },
  "confirmEmailChange": {
    "notActing": true,
    "mutation": true
  },
  "confirmMfa": {
    "notActing": true,
    "mutation": true
  },
  "createAccount": {
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
    "notActing": true,
    "mutation": true
  },
  "createIssue": {
    "mutation": true
  },
  "createPathway": {
    "level": "MANAGE",
    "group": "ed.pathways",
    "service": "EDGE_DELIVERY",
    "mutation": true
  },
  "createRecoveryCodes": {
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
    "mutation": true
  },
  "deactivateAccount": {
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
    "mutation": true
  },
  "dismissFailedJob": {
    "types": [
      "PLATFORM"
    ],
    "adminAccess": true,
    "notActing": true,
    "mutation": true
  },
  "exportMyData": {
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
    "notActing": true,
    "mutation": true
  },
  "removeProviderLink": {
    "notActing": true,
    "mutation": true
  },
  "renamePasskey": {
    "notActing": true,
    "mutation": true
  },
  "requestEmailChange": {
    "notActing": true,
    "mutation": true
  },
  "requestPassword": {
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
    "types": [
      "PLATFORM"
    ],
    "adminAccess": true,
    "notActing": true,
    "mutation": true
  },
  "retryFailedJobs": {
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
    "notActing": true,
    "mutation": true
  },
  "revokeSession": {
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
    "notActing": true,
    "mutation": true
  },
  "setUserActive": {
    "level": "MANAGE",
    "group": "st.users",
    "mutation": true
  },
  "startAccountExport": {
    "adminAccess": true,
    "notActing": true,
    "mutation": true
  },
  "startImpersonation": {
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
    "notActing": true,
    "mutation": true
  },
  "startProviderLink": {
    "notActing": true,
    "mutation": true
  },
  "stopImpersonation": {
    "mutation": true
  },
  "syncApiKeys": {
    "level": "MANAGE",
    "group": "ei.keys",
    "service": "EDGE_INTELLIGENCE",
    "mutation": true
  },
  "turnOffMfa": {
    "notActing": true,
    "mutation": true
  },
  "updateAccount": {
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
    "mutation": true
  },
  "updateProfile": {
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
    "adminAccess": true,
    "notActing": true
  },
  "accountHealth": {
    "group": "st.accounts",
    "types": [
      "PLATFORM",
      "RESELLER"
    ]
  },
  "alertIncidents": {
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "alertNotifications": {
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
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "apiKeys": {
    "group": "ei.keys",
    "service": "EDGE_INTELLIGENCE"
  },
  "apiTokens": {
    "group": "st.tokens"
  },
  "assignableRoles": {
    "group": "st.users"
  },
  "auditEvents": {
    "group": "st.audit"
  },
  "availability": {},
  "branding": {
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
    "group": "st.domain",
    "types": [
      "RESELLER"
    ]
  },
  "eiAudience": {
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "eiCategories": {
    "group": "ei.parameters",
    "types": [
      "PLATFORM",
      "RESELLER"
    ],
    "adminAccess": true
  },
  "eiChannels": {
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "eiHistory": {
    "group": "ei.parameters",
    "types": [
      "PLATFORM",
      "RESELLER"
    ],
    "adminAccess": true
  },
  "eiMap": {
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "eiMetric": {
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "eiP2p": {
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "eiTotals": {
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "eiTree": {
    "group": "ei.analytics",
    "types": [
      "CUSTOMER"
    ],
    "service": "EDGE_INTELLIGENCE"
  },
  "embedUrl": {},
  "entities": {
    "group": "st.accounts",
    "types": [
      "PLATFORM",
      "RESELLER"
    ]
  },
  "failedJobs": {
    "types": [
      "PLATFORM"
    ],
    "adminAccess": true,
    "notActing": true
  },
  "images": {
    "group": "st.identity",
    "types": [
      "RESELLER"
    ]
  },
  "myLastSignIns": {
    "notActing": true
  },
  "myPasskeys": {
    "notActing": true
  },
  "myRecoveryCodes": {
    "notActing": true
  },
  "mySecurityEvents": {},
  "mySessions": {},
  "mySignInMethods": {
    "notActing": true
  },
  "node": {},
  "outboxStatus": {
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
    "group": "ed.pathways",
    "service": "EDGE_DELIVERY"
  },
  "resourceHistory": {
    "level": "MANAGE",
    "group": "ed.resources",
    "service": "EDGE_DELIVERY"
  },
  "resources": {
    "group": "ed.resources",
    "service": "EDGE_DELIVERY"
  },
  "roles": {
    "group": "st.roles",
    "adminAccess": true
  },
  "savedViews": {},
  "search": {},
  "serviceInstances": {
    "types": [
      "PLATFORM"
    ],
    "adminAccess": true,
    "notActing": true
  },
  "steeringPreview": {
    "group": "ed.resources",
    "service": "EDGE_DELIVERY"
  },
  "taskRuns": {
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
    "group": "st.users"
  },
  "viewer": {},
  "webhookStatus": {
    "types": [
      "PLATFORM"
    ],
    "adminAccess": true,
    "notActing": true
  }
} as const satisfies Record<string, OperationRule>;

export type OperationName = keyof typeof operations;
