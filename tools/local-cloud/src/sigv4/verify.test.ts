import { describe, expect, it } from 'vitest';
import { canonicalRequest, signatureOf, type SignedRequest } from './canonicalRequest.ts';
import { verifySignature } from './verify.ts';

const secretAccessKey = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY';

describe('the published test vectors', () => {
  const base = { path: '/', query: '', body: '', host: 'example.amazonaws.com', contentType: undefined };
  const vectors = [
    { ...base, method: 'GET', expected: '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31' },
    {
      ...base,
      method: 'GET',
      query: 'Param2=value2&Param1=value1',
      expected: 'b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500',
    },
    { ...base, method: 'POST', expected: '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b' },
    {
      ...base,
      method: 'POST',
      contentType: 'application/x-www-form-urlencoded',
      body: 'Param1=value1',
      expected: 'ff11897932ad3f4e8b18135d722051e5ac45fc38421b1da7b9d196a0fe09473a',
    },
  ];

  it.each(vectors)('$method $query $body', ({ method, path, query, body, host, contentType, expected }) => {
    const time = '20150830T123600Z';
    const headers = {
      host,
      'x-amz-date': time,
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
    };
    const canonical = canonicalRequest({ method, path, query, headers, body }, Object.keys(headers).toSorted());
    const scope = { day: '20150830', region: 'us-east-1', service: 'service' };
    expect(signatureOf(canonical, time, scope, secretAccessKey).toString('hex')).toBe(expected);
  });
});

describe('a signed request', () => {
  const credentials = { accessKeyId: 'LOCALADMIN', secretAccessKey };
  const now = Date.UTC(2026, 10, 20, 9, 0, 0);
  const time = '20261120T090000Z';
  const scope = { day: '20261120', region: 'local', service: 'cognito-idp' };

  function signed(names = ['host', 'x-amz-date', 'x-amz-target'], secret = secretAccessKey): SignedRequest {
    const request = {
      method: 'POST',
      path: '/identity/',
      query: '',
      body: '{"Username":"ana@example.test"}',
      headers: { host: 'localhost:3000', 'x-amz-date': time, 'x-amz-target': 'Service.AdminGetUser' },
    };
    const signature = signatureOf(canonicalRequest(request, names), time, scope, secret).toString('hex');
    const authorization = `AWS4-HMAC-SHA256 Credential=LOCALADMIN/20261120/local/cognito-idp/aws4_request, SignedHeaders=${names.join(';')}, Signature=${signature}`;
    return { ...request, headers: { ...request.headers, authorization } };
  }

  const withHeaders = (headers: SignedRequest['headers']): SignedRequest => {
    const request = signed();
    return { ...request, headers: { ...request.headers, ...headers } };
  };
  const withAuthorization = (from: string | RegExp, to: string): SignedRequest =>
    withHeaders({ authorization: String(signed().headers.authorization).replace(from, to) });

  const refusal = (request: SignedRequest, at = now): string => {
    try {
      verifySignature(request, credentials, at);
    } catch (error) {
      return (error as { code: string }).code;
    }
    return 'accepted';
  };

  it('is accepted from five minutes before to five minutes after its time', () => {
    expect(refusal(signed())).toBe('accepted');
    expect(refusal(signed(), now - 300_000)).toBe('accepted');
    expect(refusal(signed(), now + 300_000)).toBe('accepted');
    expect(refusal(signed(), now - 300_001)).toBe('InvalidSignatureException');
    expect(refusal(signed(), now + 300_001)).toBe('InvalidSignatureException');
  });

  it('is rejected if anything it covers was changed', () => {
    const request = signed();
    const changed: SignedRequest[] = [
      { ...request, body: '{"Username":"bob@example.test"}' },
      { ...request, path: '/identity/other' },
      { ...request, query: 'a=1' },
      { ...request, method: 'PUT' },
      withHeaders({ host: 'localhost:4000' }),
      withHeaders({ 'x-amz-target': 'Service.AdminDeleteUser' }),
    ];
    for (const each of changed) expect(refusal(each)).toBe('InvalidSignatureException');
  });

  it('is rejected with another secret, a truncated signature, or an unsigned operation', () => {
    expect(refusal(signed(undefined, 'another secret'))).toBe('InvalidSignatureException');
    expect(refusal(withAuthorization(/..$/, ''))).toBe('InvalidSignatureException');
    expect(refusal(signed(['host', 'x-amz-date']))).toBe('InvalidSignatureException');
  });

  it('is rejected for another service, another day, or an invalid time', () => {
    expect(refusal(withAuthorization('cognito-idp', 's3'))).toBe('InvalidSignatureException');
    expect(refusal(withAuthorization('/20261120/', '/20261119/'))).toBe('InvalidSignatureException');
    expect(refusal(withHeaders({ 'x-amz-date': 'now' }))).toBe('IncompleteSignatureException');
  });

  it('reports missing parts like AWS', () => {
    const { authorization: _, ...unsigned } = signed().headers;
    expect(refusal({ ...signed(), headers: unsigned })).toBe('MissingAuthenticationTokenException');
    expect(refusal(withHeaders({ authorization: 'Bearer token' }))).toBe('IncompleteSignatureException');
    expect(refusal(withAuthorization(/, Signature=.*/, ''))).toBe('IncompleteSignatureException');
    expect(refusal(withAuthorization('/aws4_request', ''))).toBe('IncompleteSignatureException');
    expect(refusal(withAuthorization('LOCALADMIN', 'SOMEBODY'))).toBe('UnrecognizedClientException');
    expect(refusal(withHeaders({ 'x-amz-security-token': 'token' }))).toBe('UnrecognizedClientException');
  });
});
