import type { DeactivationReason } from '@edge-console/domain';
import { namesOf } from '../../core/messages/names.ts';

const reasons: Readonly<Record<DeactivationReason, string>> = {
  NOT_SATISFIED_QUALITY: 'Not satisfied with quality',
  BETTER_ALTERNATIVE: 'Found a better alternative',
  DIFFICULT_TO_USE: 'Difficulty using the platform',
  LACK_OF_FEATURES: 'Lack of features',
  NO_LONGER_NEEDED: 'No longer need it',
  PRIVACY_CONCERNS: 'Data privacy concerns',
  TEMPORARY: 'Temporary deactivation',
  OTHER: 'Other',
};

/** The reasons are those of the copy deck. */
export const deactivationMessages = {
  title: 'Deactivate my account',
  text: 'Tell us why you are leaving.',
  reason: 'Reason',
  reasons,
  comment: 'Comment',
  commentHint: 'Required if you choose Other.',
  handover: (account: string) => `You are the last administrator of ${account}`,
  handovers: {
    successor: { label: 'Hand over to another user', description: 'They become an administrator.' },
    whole: { label: 'Deactivate the whole account', description: 'No one in it will be able to sign in.' },
  },
  successor: 'New administrator',
  continue: 'Continue',
  back: 'Back',
  confirmTitle: (what: string) => `Deactivate ${what}?`,
  confirm: 'Deactivate',
  ends: 'The following end immediately:',
  ownEnds: ['Your access to the console', 'Your sessions, on every device'],
  takesOver: (name: string) => `${name} becomes an administrator of the account.`,
  /** Resource names, with permission to read them. */
  accountEnds: (userCount: number, tokens: number, resources: number, names: readonly string[]) => [
    `Access for all users of the account: ${userCount}`,
    `All of their sessions, on every device`,
    `Access for enabled API tokens: ${tokens}`,
    `Steering of active resources: ${resources}${names.length === 0 ? '' : ` (${namesOf(names, resources)})`}`,
  ],
  retention: 'Your data is kept for 30 days and then deleted. Until then, an administrator can restore your access.',
  retentionTemporary: 'Your data is kept until an administrator restores your access.',
  retentionAccount: 'The account’s data is kept. An administrator of the parent account can enable it again.',
  failed: 'The account could not be deactivated.',
};
