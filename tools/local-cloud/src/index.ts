export { createLocalCloud, type LocalCloud, type LocalCloudOptions } from './createLocalCloud.ts';
export type { InviteMessage } from './mail/invitation.ts';
export type { MfaRequirement } from './user-pool/pool.ts';
export type { Mail, SentMail } from './mail/mail.ts';
export type { PreSignUp, PreSignUpEvent } from './sign-up/preSignUp.ts';
export type { Credentials } from './sigv4/verify.ts';
export type { ImportedUser } from './users/import.ts';
export type { UserStatus } from './users/user.ts';
