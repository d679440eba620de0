/** Addresses of the terms. The fragment is the section's id in the document. */
export const termsUrl = '/terms/';
export const privacyUrl = '/terms/#privacy';
