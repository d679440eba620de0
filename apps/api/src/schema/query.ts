import { availability } from '../accounts/availability.ts';
import { FailureError } from '../errors/failure.ts';
import { readNode } from '../nodes/readNode.ts';
import { signedIn } from '../requests/signedIn.ts';
import { assignableRoles } from '../roles/assignableRoles.ts';
import { ownSecurityEvents, ownSessions } from '../sessions/ownSessions.ts';
import { listUsers } from '../users/listUsers.ts';
import { builder } from './builder.ts';
import { ListInput, UserConnection } from './list.ts';
import { Node } from './node.ts';
import { RoleObject } from './role.ts';
import { AuditEventObject, SessionObject } from './session.ts';
import { ViewerObject } from './viewer.ts';

builder.queryFields((t) => ({
  viewer: t.field({
    type: ViewerObject,
    resolve: (_root, _arguments, context) => context.newcomer ?? signedIn(context).principal,
  }),
  availability: t.boolean({
    args: {
      email: t.arg.string({ extensions: { constraint: { max: 200 } } }),
      companyName: t.arg.string({ extensions: { constraint: { max: 30 } } }),
    },
    resolve: (_root, asked, context) => availability(context, asked),
  }),
  mySessions: t.field({
    type: [SessionObject],
    resolve: (_root, _arguments, context) => ownSessions(signedIn(context)),
  }),
  mySecurityEvents: t.field({
    type: [AuditEventObject],
    args: { first: t.arg.int({ defaultValue: 50, extensions: { constraint: { min: 1, max: 50 } } }) },
    resolve: (_root, { first }, context) => ownSecurityEvents(signedIn(context), first ?? 50),
  }),
  node: t.field({
    type: Node,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => readNode(signedIn(context), id),
  }),
  users: t.field({
    type: UserConnection,
    args: { entityId: t.arg.id(), list: t.arg({ type: ListInput }) },
    extensions: { cost: { multiplier: 'list.first' } },
    resolve: async (_root, { entityId, list }, context) => {
      const found = await listUsers(signedIn(context), entityId ?? null, list ?? {});
      if ('failure' in found) throw new FailureError(found.failure);
      return found.page;
    },
  }),
  assignableRoles: t.field({
    type: [RoleObject],
    args: { entityId: t.arg.id() },
    resolve: async (_root, { entityId }, context) => {
      const found = await assignableRoles(signedIn(context), entityId ?? null);
      if ('failure' in found) throw new FailureError(found.failure);
      return found.roles;
    },
  }),
}));
