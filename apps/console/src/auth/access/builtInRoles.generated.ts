// Generated from the API's table of roles: npm run operations -w apps/console
import type { BuiltInRole } from './builtInRoles.ts';

export const builtInRoles: readonly BuiltInRole[] = [
  {
    "id": "admin",
    "name": "Administrator",
    "types": [
      "PLATFORM",
      "RESELLER",
      "CUSTOMER"
    ]
  },
  {
    "id": "adminReseller",
    "name": "Reseller administrator",
    "types": [
      "RESELLER"
    ]
  },
  {
    "id": "regular",
    "name": "Regular",
    "types": [
      "PLATFORM",
      "RESELLER",
      "CUSTOMER"
    ]
  },
  {
    "id": "readOnly",
    "name": "Read-only",
    "types": [
      "PLATFORM",
      "RESELLER",
      "CUSTOMER"
    ]
  },
  {
    "id": "sales",
    "name": "Sales",
    "types": [
      "PLATFORM",
      "RESELLER",
      "CUSTOMER"
    ]
  }
];
