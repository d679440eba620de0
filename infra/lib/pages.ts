import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import {
  AccessLevel,
  CachePolicy,
  Function as CloudFrontFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  S3OriginAccessControl,
  ViewerProtocolPolicy,
  type BehaviorOptions,
  type ICachePolicy,
  type ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import {
  cacheControl,
  documentationHeaders,
  reportModuleHeaders,
  reportModulePath,
} from '@edge-console/console/serving';
import { Construct } from 'constructs';
import { responseHeaders } from './responseHeaders.ts';

type PagesProps = {
  readonly bucket: Bucket;
  readonly headers: Readonly<Record<string, string>>;
};

/** The console's files in CloudFront: each kind with its own caching and headers. */
export class Pages extends Construct {
  readonly defaultBehavior: BehaviorOptions;
  readonly additionalBehaviors: Readonly<Record<string, BehaviorOptions>>;

  constructor(scope: Construct, id: string, { bucket, headers }: PagesProps) {
    super(scope, id);
    const origin = S3BucketOrigin.withOriginAccessControl(bucket, {
      originAccessControl: new S3OriginAccessControl(this, 'Access'),
      // With LIST, missing files are 404 instead of 403.
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    });
    const requests = new CloudFrontFunction(this, 'Requests', {
      code: FunctionCode.fromFile({ filePath: join(import.meta.dirname, 'pageRequests.js') }),
      runtime: FunctionRuntime.JS_2_0,
    });
    // CloudFront does not compress what it does not cache.
    const briefly = new CachePolicy(this, 'Briefly', {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(1),
      maxTtl: Duration.seconds(1),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
    const page = (
      responseHeadersPolicy: ResponseHeadersPolicy,
      cachePolicy: ICachePolicy = briefly,
    ): BehaviorOptions => ({
      origin,
      cachePolicy,
      responseHeadersPolicy,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      functionAssociations: [{ function: requests, eventType: FunctionEventType.VIEWER_REQUEST }],
    });
    const withCaching = (name: string, path: string) =>
      responseHeaders(this, name, { ...headers, 'Cache-Control': cacheControl(path) });
    const neverCached = page(withCaching('NeverCached', '/version.json'));
    this.defaultBehavior = page(withCaching('Revalidated', '/'));
    this.additionalBehaviors = {
      '/assets/*': page(withCaching('Immutable', '/assets/'), CachePolicy.CACHING_OPTIMIZED),
      '/builds/*': neverCached,
      '/version.json': neverCached,
      '/sw.js': neverCached,
      '/config.json': neverCached,
      [reportModulePath]: page(responseHeaders(this, 'ReportModule', { ...headers, ...reportModuleHeaders })),
      '/documentation*': page(responseHeaders(this, 'Documentation', documentationHeaders)),
    };
  }
}
