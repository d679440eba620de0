// Generated from the API's table of permissions: npm run operations -w apps/console
import type { PermissionGroup } from './permissionGroups.ts';

export const permissionGroups: readonly PermissionGroup[] = [
  {
    "id": "ei.analytics",
    "service": "EDGE_INTELLIGENCE",
    "caps": {
      "PLATFORM": "MANAGE",
      "RESELLER": "MANAGE",
      "CUSTOMER": "MANAGE"
    }
  },
  {
    "id": "ei.parameters",
    "service": "EDGE_INTELLIGENCE",
    "caps": {
      "PLATFORM": "MANAGE",
      "RESELLER": "READ",
      "CUSTOMER": "NONE"
    }
  },
  {
    "id": "ei.keys",
    "service": "EDGE_INTELLIGENCE",
    "caps": {
      "PLATFORM": "MANAGE",
      "RESELLER": "MANAGE",
      "CUSTOMER": "MANAGE"
    }
  },
  {
    "id": "ea.dashboards",
    "service": "EDGE_ANALYTICS",
    "caps": {
      "PLATFORM": "MANAGE",
      "RESELLER": "MANAGE",
      "CUSTOMER": "MANAGE"
    }
  },
  {
    "id": "ea.insights",
    "service": "EDGE_ANALYTICS",
    "caps": {
      "PLATFORM": "MANAGE",
      "RESELLER": "MANAGE",
      "CUSTOMER": "NONE"
    }
  },
  {
    "id": "ed.resources",
    "service": "EDGE_DELIVERY",
    "caps": {
      "PLATFORM": "MANAGE",
      "RESELLER": "MANAGE",
      "CUSTOMER": "MANAGE"
    }
  },
  {
    "id": "ed.pathways",
    "service": "EDGE_DELIVERY",
    "caps": {
      "PLATFORM": "MANAGE",
      "RESELLER": "MANAGE",
      "CUSTOMER": "MANAGE"
    }
  },
  {
    "id": "st.users",
    "service": null,
    "caps": {
      "PLATFORM": "MANAGE",
      "RESELLER": "MANAGE",
      "CUSTOMER": "MANAGE"
    }
  },
  {
    "id": "st.roles",
    "service": null,
    "caps": {
      "PLATFORM": "MANAGE",
      "RESELLER": "MANAGE",
      "CUSTOMER": "MANAGE"
    }
  },
  {
    "id": "st.tokens",
    "service": null,
    "caps": {
      "PLATFORM": "MANAGE",
      "RESELLER": "MANAGE",
      "CUSTOMER": "MANAGE"
    }
  },
  {
    "id": "st.accounts",
    "service": null,
    "caps": {
      "PLATFORM": "MANAGE",
      "RESELLER": "MANAGE",
      "CUSTOMER": "NONE"
    }
  },
  {
    "id": "st.impersonation",
    "service": null,
    "caps": {
      "PLATFORM": "MANAGE",
      "RESELLER": "MANAGE",
      "CUSTOMER": "NONE"
    }
  },
  {
    "id": "st.identity",
    "service": null,
    "caps": {
      "PLATFORM": "NONE",
      "RESELLER": "MANAGE",
      "CUSTOMER": "NONE"
    }
  },
  {
    "id": "st.domain",
    "service": null,
    "caps": {
      "PLATFORM": "NONE",
      "RESELLER": "MANAGE",
      "CUSTOMER": "NONE"
    }
  },
  {
    "id": "st.billing",
    "service": null,
    "caps": {
      "PLATFORM": "MANAGE",
      "RESELLER": "MANAGE",
      "CUSTOMER": "MANAGE"
    }
  },
  {
    "id": "st.audit",
    "service": null,
    "caps": {
      "PLATFORM": "MANAGE",
      "RESELLER": "MANAGE",
      "CUSTOMER": "MANAGE"
    }
  }
];
