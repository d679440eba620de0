/** Where the terms can be read. The fragment is the part's id in the document. */
export const termsAddress = '/terms/';
export const privacyAddress = '/terms/#privacy';
