import { graphql } from '../../api/graphql.ts';
import { userErrorFields } from '../../api/userErrorFields.ts';
import { fullName } from '../../api/viewer/fullName.ts';
import { rowCall, type RowMutation } from '../../records/list/rowAction.ts';
import type { ListedUser } from './queries.ts';

const deleteUserMutation = graphql(
  `
    mutation DeleteUser($id: ID!) {
      deleteUser(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const revokeUserSessionsMutation = graphql(
  `
    mutation RevokeUserSessions($id: ID!) {
      revokeUserSessions(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const resetUserPasswordMutation = graphql(
  `
    mutation ResetUserPassword($id: ID!) {
      resetUserPassword(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

const resetUserMfaMutation = graphql(
  `
    mutation ResetUserMfa($id: ID!) {
      resetUserMfa(id: $id) {
        ok
        userErrors {
          ...UserErrorFields
        }
      }
    }
  `,
  [userErrorFields],
);

/** Loaded when a dialog opens, because they are rare. */
const messages = {
  passwordReset: {
    title: (name: string) => `Send ${name} a password reset?`,
    text: (name: string, email: string) =>
      `${name} will get an e-mail at ${email} with a code for choosing a new password. Their current password will stop working.`,
    confirm: 'Send password reset',
    done: (name: string) => `Password reset sent to ${name}`,
    failed: (name: string) => `The password reset for ${name} could not be sent.`,
  },
  mfaReset: {
    title: (name: string) => `Reset MFA for ${name}?`,
    text: (name: string) =>
      `Use this if ${name} has lost access to their authenticator app. ${name} will be signed out everywhere and can then sign in with only a password until MFA is set up again. Recovery codes no longer work; passkeys still do.`,
    confirm: 'Reset MFA',
    done: (name: string) => `MFA reset for ${name}`,
    failed: (name: string) => `MFA could not be reset for ${name}.`,
  },
  endSessions: {
    title: (name: string) => `Sign ${name} out everywhere?`,
    text: (name: string) =>
      `All of ${name}’s sessions will end within seconds, in every browser, and any unsaved changes will be lost. The user can sign in again immediately, so if their password has leaked, disable the user first.`,
    confirm: 'Sign out everywhere',
    done: (name: string) => `${name} signed out everywhere`,
    failed: (name: string) => `${name} could not be signed out.`,
  },
  cancelInvitation: {
    title: (name: string) => `Cancel the invitation for ${name}?`,
    text: (name: string, email: string) =>
      `The link sent to ${email} will stop working, and ${name} will be removed from the list. You can invite them again.`,
    confirm: 'Cancel invitation',
    keep: 'Keep invitation',
    done: (name: string) => `Invitation for ${name} canceled`,
    failed: (name: string) => `The invitation for ${name} could not be canceled.`,
  },
  delete: {
    title: (name: string) => `Delete ${name}?`,
    text: (name: string, email: string) =>
      `${name} (${email}) will no longer be able to sign in and will be removed from every list. This cannot be undone.`,
    confirm: 'Delete user',
    done: (name: string) => `${name} deleted`,
    failed: (name: string) => `${name} could not be deleted.`,
  },
};

const byId = ({ id }: ListedUser) => ({ id });
const named = (message: (name: string) => string) => (user: ListedUser) => message(fullName(user));

export const resetPassword: RowMutation<ListedUser> = {
  call: rowCall(resetUserPasswordMutation, byId),
  confirm: {
    title: named(messages.passwordReset.title),
    text: (user) => messages.passwordReset.text(fullName(user), user.email),
    label: messages.passwordReset.confirm,
  },
  done: named(messages.passwordReset.done),
  failed: named(messages.passwordReset.failed),
};

export const resetMfa: RowMutation<ListedUser> = {
  call: rowCall(resetUserMfaMutation, byId),
  confirm: {
    title: named(messages.mfaReset.title),
    text: named(messages.mfaReset.text),
    label: messages.mfaReset.confirm,
    tone: 'danger',
  },
  done: named(messages.mfaReset.done),
  failed: named(messages.mfaReset.failed),
};

export const endSessions: RowMutation<ListedUser> = {
  call: rowCall(revokeUserSessionsMutation, byId),
  confirm: {
    title: named(messages.endSessions.title),
    text: named(messages.endSessions.text),
    label: messages.endSessions.confirm,
    tone: 'danger',
  },
  done: named(messages.endSessions.done),
  failed: named(messages.endSessions.failed),
};

export const cancelInvitation: RowMutation<ListedUser> = {
  call: rowCall(deleteUserMutation, byId),
  confirm: {
    title: named(messages.cancelInvitation.title),
    text: (user) => messages.cancelInvitation.text(fullName(user), user.email),
    label: messages.cancelInvitation.confirm,
    cancelLabel: messages.cancelInvitation.keep,
    tone: 'danger',
  },
  done: named(messages.cancelInvitation.done),
  failed: named(messages.cancelInvitation.failed),
};

export const deletion: RowMutation<ListedUser> = {
  call: rowCall(deleteUserMutation, byId),
  confirm: {
    title: named(messages.delete.title),
    text: (user) => messages.delete.text(fullName(user), user.email),
    label: messages.delete.confirm,
    tone: 'danger',
  },
  done: named(messages.delete.done),
  failed: named(messages.delete.failed),
};
