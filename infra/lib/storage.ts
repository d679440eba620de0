import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Configuration } from './configuration.ts';

const privately = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
  removalPolicy: RemovalPolicy.RETAIN,
} as const;

/** Buckets for uploads, public images, and the console's files. Nothing is public except through CloudFront. */
export class Storage extends Construct {
  readonly uploads: Bucket;
  readonly assets: Bucket;
  readonly pages: Bucket;
  /** Where browsers upload to. It is part of the console's policy, so it is known before the deployment. */
  readonly uploadsHost: string;

  constructor(scope: Construct, id: string, { name, account, region }: Configuration) {
    super(scope, id);
    const bucketName = `${name}-uploads-${account}-${region}`;
    this.uploadsHost = `${bucketName}.s3.${region}.amazonaws.com`;
    this.uploads = new Bucket(this, 'Uploads', {
      ...privately,
      bucketName,
      lifecycleRules: [
        // The API copies what it accepts within a minute. Attachments of issues are in another folder.
        { prefix: 'uploads/', expiration: Duration.days(1) },
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      // Any origin, because resellers have their own. A signature is needed anyway.
      cors: [
        {
          allowedMethods: [HttpMethods.PUT, HttpMethods.POST],
          allowedOrigins: ['*'],
          allowedHeaders: ['*'],
          exposedHeaders: ['ETag'],
          maxAge: 3_000,
        },
      ],
    });
    this.assets = new Bucket(this, 'Assets', privately);
    this.pages = new Bucket(this, 'Pages', privately);
  }
}
