import { renderPoolMail } from '@edge-console/api/pool-mail';
import {
  codeMail,
  defaultInviteMessage,
  invitation,
  lifetimes,
  passwordResetMail,
  type MessageMetadata,
} from '@edge-console/local-cloud/mail-texts';

/** The part of Cognito's event that is used here. */
export type CustomMessageEvent = {
  readonly triggerSource: string;
  readonly callerContext: { readonly clientId: string };
  readonly request: {
    readonly userAttributes: Readonly<Record<string, string>>;
    /** `{####}`, which Cognito replaces with the code or the temporary password. */
    readonly codeParameter: string;
    readonly clientMetadata?: MessageMetadata | null;
  };
  readonly response: { emailSubject?: string | null; emailMessage?: string | null };
};

/** Calls of an administrator have no app client. Browsers can send any metadata. */
const isSignedCall = ({ callerContext }: CustomMessageEvent) => callerContext.clientId === 'CLIENT_ID_NOT_APPLICABLE';

function mailOf(event: CustomMessageEvent, origin: string, metadata: MessageMetadata) {
  const { userAttributes, codeParameter: code } = event.request;
  const to = userAttributes['email'] ?? '';
  const isAdministrator = isSignedCall(event);
  switch (event.triggerSource) {
    case 'CustomMessage_SignUp':
    case 'CustomMessage_ResendCode':
      return codeMail({ purpose: 'sign-up', to, code, lifetime: lifetimes.signUpCode, origin });
    case 'CustomMessage_ForgotPassword': {
      // Cognito's codes for passwords are valid for an hour, which cannot be configured.
      const mail = { to, code, lifetime: hour, origin };
      return isAdministrator ? passwordResetMail(mail, metadata) : codeMail({ ...mail, purpose: 'password' });
    }
    case 'CustomMessage_UpdateUserAttribute':
    case 'CustomMessage_VerifyUserAttribute':
      return codeMail({ purpose: 'attribute', to, code, lifetime: lifetimes.attributeCode, origin });
    case 'CustomMessage_AdminCreateUser':
      return invitation(defaultInviteMessage(origin), to, passwordPlaceholder, metadata);
    default:
      return null;
  }
}

const hour = 3_600_000;
/** Unlike `{####}`, the invitation does not encode it inside the link. */
const passwordPlaceholder = 'TEMPORARY-PASSWORD';

/** The user pool's custom-message trigger: writes emails with the brand of the call. */
export async function handler(event: CustomMessageEvent): Promise<CustomMessageEvent> {
  const origin = process.env['CONSOLE_ORIGIN'] ?? '';
  const metadata = isSignedCall(event) ? (event.request.clientMetadata ?? {}) : {};
  const mail = mailOf(event, metadata['console'] ?? origin, metadata);
  if (!mail) return event;
  const { subject, html } = renderPoolMail(mail, metadata, origin);
  event.response.emailSubject = subject;
  event.response.emailMessage = html.replaceAll(passwordPlaceholder, event.request.codeParameter);
  return event;
}
