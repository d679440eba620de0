import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAwsHosting } from './awsHosting.ts';

/**
 * Tests the contract with AWS Certificate Manager (JSON 1.1) and CloudFront (XML): a server with the documented responses, and the SDKs
 * with an endpoint override.
 */

const domain = 'console.northlight.example';
const arn = 'arn:aws:acm:us-east-1:111122223333:certificate/12345678-1234-1234-1234-123456789012';
const otherArn = 'arn:aws:acm:us-east-1:111122223333:certificate/87654321-1234-1234-1234-123456789012';
const target = 'd111111abcdef8.cloudfront.net';
const tenantId = 'dt_2wjDZi3hD1ivOXf6rpZJO1AB';

type SentRequest = { readonly call: string; readonly body: string; readonly ifMatch: string | undefined };
type Payload = { readonly status?: number; readonly body?: object | string; readonly etag?: string };

let server: Server;
let hosting: ReturnType<typeof openAwsHosting>;
let requests: SentRequest[];
let responses: Record<string, Payload | readonly Payload[]>;
let zone: Record<string, readonly string[]>;

/** The signature of a request to an AWS service in the region for CloudFront certificates; others are refused. */
const signature = /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/us-east-1\/(acm|cloudfront)\//;

/** The next response to a call, or the only one repeatedly. */
function responseTo(call: string): Payload {
  const payload = responses[call];
  if (!payload) throw new Error(`Nothing is recorded for ${call}`);
  if (!('length' in payload)) return payload;
  const [next, ...rest] = payload;
  responses[call] = rest;
  if (!next) throw new Error(`No more is recorded for ${call}`);
  return next;
}

const missing = async (): Promise<never> => {
  throw Object.assign(new Error('queryA ENOTFOUND'), { code: 'ENOTFOUND' });
};
const lookUp = (type: string) => async (name: string) => [...(zone[`${type} ${name}`] ?? (await missing()))];

beforeEach(async () => {
  requests = [];
  responses = {};
  zone = {};
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const operation = String(request.headers['x-amz-target'] ?? '');
      const call = operation.replace('CertificateManager.', '') || `${request.method} ${request.url}`;
      requests.push({ call, body, ifMatch: request.headers['if-match'] });
      const isSigned = signature.test(request.headers.authorization ?? '');
      const { status = 200, body: content = '', etag } = isSigned ? responseTo(call) : { status: 403 };
      response.writeHead(status, {
        'content-type': operation ? 'application/x-amz-json-1.1' : 'text/xml',
        ...(etag ? { etag } : {}),
      });
      response.end(typeof content === 'string' ? content : JSON.stringify(content));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  hosting = openAwsHosting({
    target,
    platformDomains: ['edge.example'],
    distributionId: 'EDFDVBD632BHDS5',
    connectionGroupId: 'cg_2whCJoXMYCjHcxaLGrkllvyABC',
    awsCredentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    resolver: { resolveCname: lookUp('CNAME'), resolve4: lookUp('A'), resolve6: lookUp('AAAA') } as never,
  });
});

afterEach(async () => {
  await hosting.close();
  await new Promise<void>((resolve) => void server.close(() => resolve()));
});

const calls = () => requests.map(({ call }) => call);
const byDomain = `GET /2020-05-31/distribution-tenant?domain=${domain}`;
const byId = `/2020-05-31/distribution-tenant/${tenantId}`;
const fault = (status: number, code: string): Payload => ({
  status,
  body: `<?xml version="1.0"?><ErrorResponse xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Error><Type>Sender</Type><Code>${code}</Code><Message>-</Message></Error><RequestId>1</RequestId></ErrorResponse>`,
});

type TenantState = { certificate?: string; enabled?: boolean; status?: string; domainStatus?: string; etag?: string };
const tenant = ({
  certificate = arn,
  enabled = true,
  status = 'Deployed',
  domainStatus = 'active',
  etag = 'E1',
}: TenantState = {}): Payload => ({
  etag,
  body: `<?xml version="1.0"?><DistributionTenant xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Id>${tenantId}</Id><DistributionId>EDFDVBD632BHDS5</DistributionId><Name>${domain}</Name><Arn>arn:aws:cloudfront::111122223333:distribution-tenant/${tenantId}</Arn><Domains><member><Domain>${domain}</Domain><Status>${domainStatus}</Status></member></Domains><Customizations><Certificate><Arn>${certificate}</Arn></Certificate></Customizations><Enabled>${enabled}</Enabled><Status>${status}</Status></DistributionTenant>`,
});

describe('a certificate from AWS Certificate Manager', () => {
  const validation = {
    DomainName: domain,
    ValidationDomain: domain,
    ValidationMethod: 'DNS',
    ResourceRecord: {
      Name: `_a79865eb4cd1a6ab990a45779b4e0b96.${domain}.`,
      Type: 'CNAME',
      Value: '_424c7224e9b0146f9a8808af955727d0.acm-validations.aws.',
    },
  };
  const record = {
    name: `_a79865eb4cd1a6ab990a45779b4e0b96.${domain}`,
    type: 'CNAME',
    value: '_424c7224e9b0146f9a8808af955727d0.acm-validations.aws',
  };
  const described = (detail: object): Payload => ({
    body: {
      Certificate: { CertificateArn: arn, DomainName: domain, DomainValidationOptions: [validation], ...detail },
    },
  });
  const notAfter = new Date('2027-12-25T12:00:00Z');
  const issued = { Status: 'ISSUED', NotAfter: notAfter.getTime() / 1_000 };
  const renewal = (RenewalStatus: string) => ({
    RenewalSummary: { RenewalStatus, UpdatedAt: 1_764_000_000, DomainValidationOptions: [validation] },
  });

  it('is requested with DNS validation, once for the same request', async () => {
    responses['RequestCertificate'] = { body: { CertificateArn: arn } };
    expect(await hosting.requestCertificate(domain, '3f0c0f9e-5a44-4a5b-9d0e-3b7a52a0c001')).toBe(arn);
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      DomainName: domain,
      ValidationMethod: 'DNS',
      IdempotencyToken: '3f0c0f9e5a444a5b9d0e3b7a52a0c001',
    });
  });

  it.each([
    [
      'has no record yet',
      { Status: 'PENDING_VALIDATION', DomainValidationOptions: [{ DomainName: domain }] },
      { state: 'PENDING', record: null },
    ],
    ['waits for its record', { Status: 'PENDING_VALIDATION' }, { state: 'PENDING', record }],
    ['is issued', issued, { state: 'ISSUED', record, notAfter, isRenewalFailed: false }],
    [
      'is being renewed',
      { ...issued, ...renewal('PENDING_AUTO_RENEWAL') },
      { state: 'ISSUED', record, notAfter, isRenewalFailed: false },
    ],
    [
      'was renewed',
      { ...issued, ...renewal('SUCCESS') },
      { state: 'ISSUED', record, notAfter, isRenewalFailed: false },
    ],
    [
      'waits for its record to be renewed',
      { ...issued, ...renewal('PENDING_VALIDATION') },
      { state: 'ISSUED', record, notAfter, isRenewalFailed: true },
    ],
    [
      'was not renewed',
      { ...issued, ...renewal('FAILED') },
      { state: 'ISSUED', record, notAfter, isRenewalFailed: true },
    ],
    ['has ended', { ...issued, Status: 'EXPIRED' }, { state: 'ISSUED', record, notAfter, isRenewalFailed: true }],
    [
      'is forbidden by CAA',
      { Status: 'FAILED', FailureReason: 'CAA_ERROR' },
      { state: 'FAILED', record, reason: 'CAA_ERROR' },
    ],
    [
      'was not proven in 72 hours',
      { Status: 'VALIDATION_TIMED_OUT' },
      { state: 'FAILED', record, reason: 'VALIDATION_TIMED_OUT' },
    ],
    [
      'failed otherwise',
      { Status: 'FAILED', FailureReason: 'OTHER' },
      { state: 'FAILED', record, reason: 'CERTIFICATE_FAILED' },
    ],
    ['was revoked', { ...issued, Status: 'REVOKED' }, { state: 'FAILED', record, reason: 'CERTIFICATE_FAILED' }],
  ])('has the failure %s', async (_name, detail, expected) => {
    responses['DescribeCertificate'] = described(detail);
    expect(await hosting.readCertificate(arn)).toEqual(expected);
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ CertificateArn: arn });
  });

  it('has failed if it no longer exists; without a response, its state is unknown', async () => {
    responses['DescribeCertificate'] = {
      status: 400,
      body: { __type: 'ResourceNotFoundException', message: 'Could not find certificate' },
    };
    expect(await hosting.readCertificate(arn)).toMatchObject({ state: 'FAILED', reason: 'CERTIFICATE_FAILED' });
    responses['DescribeCertificate'] = {
      status: 400,
      body: { __type: 'ThrottlingException', message: 'Rate exceeded' },
    };
    await expect(hosting.readCertificate(arn)).rejects.toThrow('Rate exceeded');
  });
});

describe('the distribution', () => {
  it('gets a tenant for the domain, with its certificate', async () => {
    responses[byDomain] = fault(404, 'EntityNotFound');
    responses['POST /2020-05-31/distribution-tenant'] = tenant({ status: 'InProgress', domainStatus: 'inactive' });
    expect(await hosting.serve(domain, arn)).toBe(false);
    const body = requests[1]?.body ?? '';
    expect(body).toContain('<DistributionId>EDFDVBD632BHDS5</DistributionId>');
    expect(body).toContain('<ConnectionGroupId>cg_2whCJoXMYCjHcxaLGrkllvyABC</ConnectionGroupId>');
    expect(body).toContain(`<Domain>${domain}</Domain>`);
    expect(body).toContain(`<Certificate><Arn>${arn}</Arn></Certificate>`);
    expect(body).toContain('<Enabled>true</Enabled>');
  });

  it.each([{ status: 'InProgress' }, { domainStatus: 'inactive' }])(
    'does not serve the domain before it is deployed everywhere: %o',
    async (state) => {
      responses[byDomain] = tenant(state);
      expect(await hosting.serve(domain, arn)).toBe(false);
      expect(calls()).toEqual([byDomain]);
    },
  );

  it('serves the domain afterwards', async () => {
    responses[byDomain] = tenant();
    expect(await hosting.serve(domain, arn)).toBe(true);
    expect(calls()).toEqual([byDomain]);
  });

  it.each([{ certificate: otherArn }, { enabled: false }])('updates what changed: %o', async (state) => {
    responses[byDomain] = tenant(state);
    responses[`PUT ${byId}`] = tenant({ status: 'InProgress' });
    expect(await hosting.serve(domain, arn)).toBe(false);
    expect(requests[1]).toMatchObject({ call: `PUT ${byId}`, ifMatch: 'E1' });
    expect(requests[1]?.body).toContain(`<Certificate><Arn>${arn}</Arn></Certificate>`);
  });

  it('returns an error, which the outbox retries, if it serves the domain for another account', async () => {
    responses[byDomain] = fault(404, 'EntityNotFound');
    responses['POST /2020-05-31/distribution-tenant'] = fault(409, 'CNAMEAlreadyExists');
    await expect(hosting.serve(domain, arn)).rejects.toMatchObject({ name: 'CNAMEAlreadyExists' });
  });
});

describe('releasing a domain', () => {
  it('disables the tenant, deletes it once that is deployed, and then deletes its certificate', async () => {
    responses[byDomain] = [tenant(), tenant({ enabled: false, etag: 'E3' })];
    responses[`PUT ${byId}`] = tenant({ enabled: false, status: 'InProgress', etag: 'E2' });
    responses[`DELETE ${byId}`] = [fault(409, 'ResourceNotDisabled'), { status: 204 }];
    responses['DeleteCertificate'] = { body: '{}' };
    await expect(hosting.release(domain, arn)).rejects.toMatchObject({ name: 'ResourceNotDisabled' });
    expect(calls()).toEqual([byDomain, `PUT ${byId}`, `DELETE ${byId}`]);
    expect(requests[2]?.ifMatch).toBe('E2');
    await hosting.release(domain, arn);
    expect(calls().slice(3)).toEqual([byDomain, `DELETE ${byId}`, 'DeleteCertificate']);
    expect(requests[4]?.ifMatch).toBe('E3');
    expect(JSON.parse(requests[5]?.body ?? '')).toEqual({ CertificateArn: arn });
  });

  it('keeps the tenant of a new owner, and can be repeated', async () => {
    responses[byDomain] = tenant({ certificate: otherArn });
    responses['DeleteCertificate'] = { status: 400, body: { __type: 'ResourceNotFoundException', message: '-' } };
    await hosting.release(domain, arn);
    expect(calls()).toEqual([byDomain, 'DeleteCertificate']);
  });

  it('waits for a certificate that is still in use', async () => {
    responses[byDomain] = fault(404, 'EntityNotFound');
    responses['DeleteCertificate'] = { status: 400, body: { __type: 'ResourceInUseException', message: 'in use' } };
    await expect(hosting.release(domain, arn)).rejects.toMatchObject({ name: 'ResourceInUseException' });
  });
});

describe('DNS', () => {
  it('points to the distribution with a CNAME record, or with equal addresses', async () => {
    zone = { [`CNAME ${domain}`]: [`${target.toUpperCase()}.`] };
    expect(await hosting.leadsToTarget(domain)).toBe(true);
    zone = { [`A ${domain}`]: ['203.0.113.7'], [`A ${target}`]: ['203.0.113.6', '203.0.113.7'] };
    expect(await hosting.leadsToTarget(domain)).toBe(true);
  });

  it('points elsewhere, or nowhere', async () => {
    expect(await hosting.leadsToTarget(domain)).toBe(false);
    zone = {
      [`CNAME ${domain}`]: ['elsewhere.example'],
      [`A ${domain}`]: ['198.51.100.1'],
      [`A ${target}`]: ['203.0.113.7'],
    };
    expect(await hosting.leadsToTarget(domain)).toBe(false);
  });
});
