export const termsMessages = {
  title: 'Terms of use and privacy policy',
  version: 'Version',
  inForce: 'effective',
  contents: 'Contents',
  terms: 'Terms',
  privacy: 'Privacy',
  /** One sentence with two links. */
  consent: { begin: 'I accept the ', terms: 'terms of use', and: ' and the ', privacy: 'privacy policy' },
};
