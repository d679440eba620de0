import { messageSection } from '../messages/messageSection.ts';

export const statusMessages = messageSection('status', {
  active: 'Active',
  invited: 'Invited',
  inactive: 'Disabled',
  pending: 'Pending',
  expiring: 'Expiring',
  expired: 'Expired',
  paused: 'Paused',
  error: 'Error',
});
