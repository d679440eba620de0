export { openLocalCloud, type LocalCloud, type LocalCloudOptions } from './openLocalCloud.ts';
export type { InviteMessage } from './mail/invitation.ts';
export type { MfaRequirement } from './pool/pool.ts';
export type { Mail, SentMail } from './mail/mail.ts';
export type { PreSignUp, PreSignUpEvent } from './sign-up/preSignUp.ts';
export type { Credentials } from './signature/verify.ts';
export type { ImportedUser } from './users/import.ts';
export type { UserStatus } from './users/user.ts';
