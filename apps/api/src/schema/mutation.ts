import { createAccount } from '../accounts/createAccount.ts';
import { setAccountPolicy } from '../accounts/setAccountPolicy.ts';
import { runMutation, runMutationOfAnyone } from '../mutations/runMutation.ts';
import { revokeOtherSessions, revokeSession } from '../sessions/revokeSessions.ts';
import { deleteUser } from '../users/deleteUser.ts';
import { inviteUser } from '../users/inviteUser.ts';
import { requestMail } from '../users/requestMail.ts';
import { resendInvite } from '../users/resendInvite.ts';
import { revokeUserSessions } from '../users/revokeUserSessions.ts';
import { setUserActive } from '../users/setUserActive.ts';
import { updateUser } from '../users/updateUser.ts';
import { builder } from './builder.ts';
import { EntityPayload, OkPayload, UserPayload } from './payload.ts';

const personName = { constraint: { min: 2, max: 60 } };
const emailLength = { constraint: { max: 200 } };
const phoneLength = { constraint: { max: 25 } };

const InviteUserInput = builder.inputType('InviteUserInput', {
  fields: (t) => ({
    entityId: t.id(),
    name: t.string({ required: true, extensions: personName }),
    lastName: t.string({ required: true, extensions: personName }),
    email: t.string({ required: true, extensions: emailLength }),
    phone: t.string({ extensions: phoneLength }),
    roleId: t.id(),
    admin: t.boolean({ defaultValue: false }),
    active: t.boolean({ defaultValue: true }),
  }),
});

const entityNameLength = { constraint: { min: 2, max: 30 } };

const CreateAccountInput = builder.inputType('CreateAccountInput', {
  fields: (t) => ({
    entityName: t.string({ required: true, extensions: entityNameLength }),
    companyName: t.string({ required: true, extensions: entityNameLength }),
    region: t.string({ required: true, extensions: { constraint: { max: 60 } } }),
    phone: t.string({ extensions: phoneLength }),
    acceptTerms: t.boolean({ required: true }),
  }),
});

const UpdateUserInput = builder.inputType('UpdateUserInput', {
  fields: (t) => ({
    name: t.string({ extensions: personName }),
    lastName: t.string({ extensions: personName }),
    phone: t.string({ extensions: phoneLength }),
    roleId: t.id(),
    admin: t.boolean(),
  }),
});

builder.mutationFields((t) => ({
  inviteUser: t.field({
    type: UserPayload,
    args: { input: t.arg({ type: InviteUserInput, required: true }) },
    resolve: async (_root, input, context) => {
      const { answer, userErrors } = await runMutation(context, 'inviteUser', input, inviteUser);
      return { user: answer, userErrors };
    },
  }),
  resendInvite: t.field({
    type: UserPayload,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, input, context) => {
      const { answer, userErrors } = await runMutation(context, 'resendInvite', input, resendInvite);
      return { user: answer, userErrors };
    },
  }),
  updateUser: t.field({
    type: UserPayload,
    args: {
      id: t.arg.id({ required: true }),
      expectedVersion: t.arg.int({ required: true }),
      input: t.arg({ type: UpdateUserInput, required: true }),
    },
    resolve: async (_root, input, context) => {
      const { answer, userErrors } = await runMutation(context, 'updateUser', input, updateUser);
      return { user: answer, userErrors };
    },
  }),
  setUserActive: t.field({
    type: UserPayload,
    args: { id: t.arg.id({ required: true }), active: t.arg.boolean({ required: true }) },
    resolve: async (_root, input, context) => {
      const { answer, userErrors } = await runMutation(context, 'setUserActive', input, setUserActive);
      return { user: answer, userErrors };
    },
  }),
  deleteUser: t.field({
    type: OkPayload,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, input, context) => {
      const { answer, userErrors } = await runMutation(context, 'deleteUser', input, deleteUser);
      return { ok: answer !== null, userErrors };
    },
  }),
  revokeUserSessions: t.field({
    type: OkPayload,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, input, context) => {
      const { answer, userErrors } = await runMutation(context, 'revokeUserSessions', input, revokeUserSessions);
      return { ok: answer !== null, userErrors };
    },
  }),
  revokeSession: t.field({
    type: OkPayload,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, input, context) => {
      const { answer, userErrors } = await runMutation(context, 'revokeSession', input, revokeSession);
      return { ok: answer !== null, userErrors };
    },
  }),
  revokeOtherSessions: t.field({
    type: OkPayload,
    resolve: async (_root, input, context) => {
      const { answer, userErrors } = await runMutation(context, 'revokeOtherSessions', input, revokeOtherSessions);
      return { ok: answer !== null, userErrors };
    },
  }),
  createAccount: t.field({
    type: EntityPayload,
    args: { input: t.arg({ type: CreateAccountInput, required: true }) },
    resolve: async (_root, input, context) => {
      const { answer, userErrors } = await runMutationOfAnyone(context, 'createAccount', input, createAccount);
      return { entity: answer, userErrors };
    },
  }),
  setAccountPolicy: t.field({
    type: EntityPayload,
    args: { requireMfa: t.arg.boolean(), impersonationNotice: t.arg.boolean() },
    resolve: async (_root, input, context) => {
      const { answer, userErrors } = await runMutation(context, 'setAccountPolicy', input, setAccountPolicy);
      return { entity: answer, userErrors };
    },
  }),
  requestInvite: t.field({
    type: OkPayload,
    args: { email: t.arg.string({ required: true, extensions: emailLength }) },
    resolve: (_root, { email }, context) => {
      requestMail(context, 'INVITE', email);
      return { ok: true, userErrors: [] };
    },
  }),
  requestReactivation: t.field({
    type: OkPayload,
    args: { email: t.arg.string({ required: true, extensions: emailLength }) },
    resolve: (_root, { email }, context) => {
      requestMail(context, 'REACTIVATION', email);
      return { ok: true, userErrors: [] };
    },
  }),
}));
