import { aliasKey } from '../users/user.ts';

/** `a***@e***`: an address masked as the service does. */
function maskedEmail(email: string): string {
  // Lower-cased: otherwise the answer would reveal that the stored spelling differs from the typed one.
  const [name = '', domain = ''] = aliasKey(email).split('@', 2);
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}

/** The masked address that a code was sent to; for an unknown username, would have been sent to. */
export const codeDeliveryDetails = (email: string) => ({
  CodeDeliveryDetails: {
    AttributeName: 'email',
    DeliveryMedium: 'EMAIL',
    Destination: maskedEmail(email),
  },
});
