// The user pool's emails. In AWS, the custom-message trigger sends the same texts.
export { lifetimes } from '../user-pool/settings.ts';
export { codeMail, passwordResetMail } from './codeMail.ts';
export { defaultInviteMessage, invitation, type MessageMetadata } from './invitation.ts';
