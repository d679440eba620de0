/** A domain as the API answers it, waiting for its record unless said otherwise. */
export const domainResponse = (changes: object = {}) => ({
  id: '7f8a1b3c-0000-4000-8000-000000000001',
  newDomain: 'console.northlight.example',
  status: 'PENDING_VALIDATION',
  errorCode: null,
  live: false,
  checkedAt: '2026-11-20T09:20:00.000Z',
  requestedAt: '2026-11-20T09:14:00.000Z',
  validatedAt: null,
  notAfter: null,
  certificateRecord: {
    name: '_8c1f2e7ab04d9935.console.northlight.example',
    value: '_f4b7730c21ae6d58.validations.example',
    type: 'CNAME',
  },
  domainRecord: {
    name: 'console.northlight.example',
    value: 'customers.edge-console.example',
    type: 'CNAME',
  },
  ...changes,
});

const validatedAt = '2026-11-20T09:30:00.000Z';
const notAfter = '2027-12-20T09:30:00.000Z';
export const issuedDomain = domainResponse({ status: 'SUCCESS', validatedAt, notAfter });
export const liveDomain = domainResponse({ status: 'SUCCESS', live: true, validatedAt, notAfter });
