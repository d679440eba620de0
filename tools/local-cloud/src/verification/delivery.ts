import { aliasKey } from '../users/user.ts';

/** `a***@e***`: the service's way of naming an address without telling it. */
export function maskedEmail(email: string): string {
  // In one case, or the answer would tell the stored spelling from the one that was typed.
  const [name = '', domain = ''] = aliasKey(email).split('@', 2);
  return `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}

/** Where a code was sent to; for a name nobody has, where it would have been. */
export const codeDelivery = (email: string) => ({
  CodeDeliveryDetails: {
    AttributeName: 'email',
    DeliveryMedium: 'EMAIL',
    Destination: maskedEmail(email),
  },
});
