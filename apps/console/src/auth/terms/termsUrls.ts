/** The fragment is the section's ID in the document. */
export const termsUrl = '/terms/';
export const privacyUrl = '/terms/#privacy';
