import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

const override = true;

/** CloudFront has own settings for these headers, and rejects them as custom ones. */
const securityHeaders: Readonly<Record<string, (value: string) => ResponseSecurityHeadersBehavior>> = {
  'Content-Security-Policy': (contentSecurityPolicy) => ({
    contentSecurityPolicy: { contentSecurityPolicy, override },
  }),
  'Referrer-Policy': (value) => ({ referrerPolicy: { referrerPolicy: value as HeadersReferrerPolicy, override } }),
  'Strict-Transport-Security': (value) => ({
    strictTransportSecurity: {
      accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0)),
      includeSubdomains: value.includes('includeSubDomains'),
      override,
    },
  }),
  'X-Content-Type-Options': () => ({ contentTypeOptions: { override } }),
  'X-Frame-Options': (value) => ({ frameOptions: { frameOption: value as HeadersFrameOption, override } }),
};

/** A CloudFront policy with these response headers. */
export function responseHeaders(
  scope: Construct,
  id: string,
  headers: Readonly<Record<string, string>>,
): ResponseHeadersPolicy {
  const { 'Access-Control-Allow-Origin': allowedOrigin, ...others } = headers;
  const entries = Object.entries(others);
  const custom = entries.filter(([name]) => !(name in securityHeaders));
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: Object.assign(
      {},
      ...entries.map(([name, value]) => securityHeaders[name]?.(value) ?? {}),
    ) as ResponseSecurityHeadersBehavior,
    customHeadersBehavior: { customHeaders: custom.map(([header, value]) => ({ header, value, override })) },
    ...(allowedOrigin !== undefined && {
      corsBehavior: {
        accessControlAllowOrigins: [allowedOrigin],
        accessControlAllowMethods: ['GET', 'HEAD'],
        accessControlAllowHeaders: ['*'],
        accessControlAllowCredentials: false,
        originOverride: override,
      },
    }),
  });
}
