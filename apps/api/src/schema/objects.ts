import { ApiKey } from '../api-keys/apiKey.ts';
import { ApiToken } from '../api-tokens/apiToken.ts';
import { Domain } from '../domains/domainObject.ts';
import { Pathway } from '../edge-delivery/pathway.ts';
import { Image } from '../images/image.ts';
import { Resource } from '../edge-delivery/resource.ts';
import { Entity } from '../entities/entity.ts';
import type { AuthRule } from '../policy/rules.ts';
import { Role } from '../roles/role.ts';
import { Session } from '../sessions/session.ts';
import { User } from '../users/user.ts';
import { SavedView } from '../views/savedView.ts';
import type { ReferenceRule } from './guard.ts';

/** Every type of object that `node(id)` can find. */
export const objects = [User, Entity, Role, Session, SavedView, ApiToken, ApiKey, Pathway, Resource, Domain, Image] as const;

/** By type. */
export const references: Readonly<Record<string, ReferenceRule>> = Object.fromEntries(
  objects.map(({ name, reference }) => [name, reference]),
);

/** Rules of single fields, by `Type.field`. */
export const fieldRules: Readonly<Record<string, AuthRule>> = Object.assign(
  {},
  ...objects.map((kind) => kind.fieldRules),
);
