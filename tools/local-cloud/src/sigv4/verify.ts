import { timingSafeEqual } from 'node:crypto';
import { ServiceError } from '../protocol/serviceError.ts';
import { canonicalRequest, signatureOf, type SignedRequest } from './canonicalRequest.ts';

export type Credentials = { accessKeyId: string; secretAccessKey: string };

/** Maximum difference of a request's time, in ms. */
const clockTolerance = 5 * 60_000;
const service = 'cognito-idp';
/** Headers that must be signed, so that a recorded request cannot be changed into another one. */
const requiredHeaders = ['host', 'x-amz-date', 'x-amz-target'];

const incomplete = (message: string): ServiceError => new ServiceError('IncompleteSignatureException', message);

const invalid = (message: string): ServiceError => new ServiceError('InvalidSignatureException', message);

const mismatch = (): ServiceError =>
  invalid(
    'The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method.',
  );

type Authorization = { accessKeyId: string; day: string; region: string; signedHeaders: string[]; signature: string };

function parseAuthorization(header: string): Authorization {
  const [algorithm, ...rest] = header.split(/\s+/);
  if (algorithm !== 'AWS4-HMAC-SHA256')
    throw incomplete('Authorization header requires the AWS4-HMAC-SHA256 algorithm.');
  const fields = new Map(
    rest
      .join('')
      .split(',')
      .map((part) => {
        const at = part.indexOf('=');
        return [part.slice(0, at), part.slice(at + 1)] as const;
      }),
  );
  const credential = fields.get('Credential');
  const signedHeaders = fields.get('SignedHeaders');
  const signature = fields.get('Signature');
  if (!credential || !signedHeaders || !signature) {
    throw incomplete("Authorization header requires 'Credential', 'SignedHeaders' and 'Signature' parameters.");
  }
  const parts = credential.split('/');
  const [accessKeyId, day, region, scopeService, terminator] = parts;
  if (!accessKeyId || !day || !region || parts.length !== 5) {
    throw incomplete('Credential must have exactly 5 slash-delimited elements.');
  }
  if (scopeService !== service || terminator !== 'aws4_request') {
    throw invalid(`Credential should be scoped to correct service: '${service}'.`);
  }
  return { accessKeyId, day, region, signedHeaders: signedHeaders.split(';'), signature };
}

function checkTime(time: string, day: string, now: number): void {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time);
  if (!match) throw incomplete("Authorization header requires existence of a valid 'X-Amz-Date' header.");
  const [, year, month, date, hours, minutes, seconds] = match;
  if (day !== `${year}${month}${date}`)
    throw invalid('Date in Credential scope does not match YYYYMMDD of the request.');
  const milliseconds = Date.parse(`${year}-${month}-${date}T${hours}:${minutes}:${seconds}Z`);
  if (!(Math.abs(now - milliseconds) <= clockTolerance)) {
    throw invalid(`Signature expired: ${time} is not within 5 min. of the server's time.`);
  }
}

/**
 * Checks AWS Signature Version 4 with the administrator credentials.
 * @throws MissingAuthenticationTokenException, IncompleteSignatureException, UnrecognizedClientException,
 *   InvalidSignatureException
 */
export function verifySignature(request: SignedRequest, credentials: Credentials, now: number): void {
  const header = request.headers.authorization;
  if (!header) throw new ServiceError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  const { accessKeyId, day, region, signedHeaders, signature } = parseAuthorization(header);
  const hasSessionToken = request.headers['x-amz-security-token'] !== undefined;
  if (accessKeyId !== credentials.accessKeyId || hasSessionToken) {
    throw new ServiceError('UnrecognizedClientException', 'The security token included in the request is invalid.');
  }
  const unsigned = requiredHeaders.find((name) => !signedHeaders.includes(name));
  if (unsigned !== undefined) throw invalid(`'${unsigned}' must be a signed header in the AWS Authorization.`);

  const time = String(request.headers['x-amz-date'] ?? '');
  checkTime(time, day, now);
  const canonical = canonicalRequest(request, signedHeaders);
  const expected = signatureOf(canonical, time, { day, region, service }, credentials.secretAccessKey);
  const given = Buffer.from(signature, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw mismatch();
}
