import { aliasKey } from '../users/user.ts';

/** Masks an address like Cognito: `a***@e***`. */
function maskedEmail(email: string): string {
  // Lower-cased: otherwise the answer would reveal that the stored spelling differs from the typed one.
  const [name = '', domain = ''] = aliasKey(email).split('@', 2);
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}

/** The masked address that a code was sent to, or would be sent to for an unknown username. */
export const codeDeliveryDetails = (email: string) => ({
  CodeDeliveryDetails: {
    AttributeName: 'email',
    DeliveryMedium: 'EMAIL',
    Destination: maskedEmail(email),
  },
});
