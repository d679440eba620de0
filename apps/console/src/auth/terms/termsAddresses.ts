/** Addresses of the terms. The fragment is the section's id in the document. */
export const termsAddress = '/terms/';
export const privacyAddress = '/terms/#privacy';
