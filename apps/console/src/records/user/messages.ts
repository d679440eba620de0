/** User texts shared by several screens. */
export const userMessages = {
  missing: 'User does not exist.',
  statuses: {
    ACTIVE: 'Active',
    INVITED: 'Invited',
    INACTIVE: 'Disabled',
    UNCONFIRMED: 'Unconfirmed',
    RESET_REQUIRED: 'Reset required',
    DEACTIVATED: 'Deactivated',
  },
};
