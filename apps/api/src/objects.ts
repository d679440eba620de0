import { AlertRule } from './features/alerts/alertRule.ts';
import { ApiKey } from './features/api-keys/apiKey.ts';
import { ApiToken } from './features/api-tokens/apiToken.ts';
import { Domain } from './features/domains/domainObject.ts';
import { Pathway } from './features/edge-delivery/pathway.ts';
import { Image } from './core/images/image.ts';
import { Resource } from './features/edge-delivery/resource.ts';
import { Entity } from './core/accounts/entity.ts';
import type { AuthRule } from './core/policy/rules.ts';
import { Role } from './core/accounts/role.ts';
import { Session } from './features/sessions/session.ts';
import { User } from './core/accounts/user.ts';
import { SavedView } from './features/views/savedView.ts';
import type { ReferenceRule } from './core/schema/guard.ts';

/** Every object type that `node(id)` can return. */
export const objects = [
  User,
  Entity,
  Role,
  Session,
  SavedView,
  ApiToken,
  ApiKey,
  AlertRule,
  Pathway,
  Resource,
  Domain,
  Image,
] as const;

/** By type. */
export const references: Readonly<Record<string, ReferenceRule>> = Object.fromEntries(
  objects.map(({ name, reference }) => [name, reference]),
);

/** Field rules, by `Type.field`. */
export const fieldRules: Readonly<Record<string, AuthRule>> = Object.assign(
  {},
  ...objects.map((kind) => kind.fieldRules),
);
