import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { awsOptions, type AwsCredentials } from './awsOptions.ts';
import { observeAws } from './observeAws.ts';

export type StorageOptions = {
  /** The object storage endpoint; by default AWS's own. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  /** Where browsers upload files with identity pool credentials, each under its identity's prefix. */
  readonly uploadBucket: string;
  /** The public bucket. */
  readonly assetBucket: string;
  /** The public URL of the asset bucket: an origin without cookies, and without a trailing slash. */
  readonly assetsUrl: string;
  readonly awsCredentials?: AwsCredentials | undefined;
};

/** A stored object in the private uploads bucket or the public assets bucket. */
export type ObjectLocation = { readonly bucket: 'uploads' | 'assets'; readonly key: string };

export type ObjectStorage = {
  readonly region: string;
  readonly uploadBucket: string;
  /** The public URL of an asset. */
  urlOf(key: string): string;
  /** The object's size in bytes; null if it does not exist. */
  bytesOf(location: ObjectLocation): Promise<number | null>;
  /** The whole object; null if it does not exist. Never reads much more than `maxBytes`. */
  read(location: ObjectLocation, maxBytes: number): Promise<Uint8Array | 'TOO_BIG' | null>;
  write(location: ObjectLocation, content: Uint8Array, contentType: string): Promise<void>;
  /** A URL with which anyone can download the object under this name, for some seconds (at most a week). */
  linkTo(location: ObjectLocation, filename: string, seconds: number): Promise<string>;
  /** Removes an object. A missing one is not an error. */
  remove(location: ObjectLocation): Promise<void>;
  close(): Promise<void>;
};

const requestMilliseconds = 5_000;

type Opened = { readonly sdk: typeof import('@aws-sdk/client-s3'); readonly client: S3Client };

/** Object storage with the AWS SDK, which is loaded at first use so that no page waits for it. */
export function openObjectStorage(options: StorageOptions): ObjectStorage {
  const { endpoint, region, uploadBucket, assetBucket, assetsUrl, awsCredentials } = options;
  let opened: Promise<Opened> | null = null;
  const open = async (): Promise<Opened> => {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      ...awsOptions({ endpoint, awsCredentials, milliseconds: requestMilliseconds }),
      region,
      // Storage other than AWS has no host name per bucket.
      forcePathStyle: endpoint !== undefined,
      maxAttempts: 2,
    });
    observeAws('s3', client);
    return { sdk, client };
  };
  const get = () => (opened ??= open());
  const at = ({ bucket, key }: ObjectLocation) => ({
    Bucket: bucket === 'uploads' ? uploadBucket : assetBucket,
    Key: key,
  });
  const orNull = async <Value>(request: Promise<Value>): Promise<Value | null> => {
    const { sdk } = await get();
    return request.catch((error: unknown) => {
      if (error instanceof sdk.NotFound || error instanceof sdk.NoSuchKey) return null;
      throw error;
    });
  };

  return {
    region,
    uploadBucket,
    urlOf: (key) => `${assetsUrl}/${key}`,
    async bytesOf(location) {
      const { sdk, client } = await get();
      const output = await orNull(client.send(new sdk.HeadObjectCommand(at(location))));
      return output?.ContentLength ?? null;
    },
    async read(location, maxBytes) {
      const { sdk, client } = await get();
      const output = await orNull(client.send(new sdk.GetObjectCommand(at(location))));
      if (!output?.Body) return null;
      const chunks: Uint8Array[] = [];
      let bytes = 0;
      for await (const chunk of output.Body as Readable as AsyncIterable<Uint8Array>) {
        bytes += chunk.length;
        // Leaving the loop closes the connection.
        if (bytes > maxBytes) return 'TOO_BIG';
        chunks.push(chunk);
      }
      return Buffer.concat(chunks);
    },
    async write(location, content, contentType) {
      const { sdk, client } = await get();
      const CacheControl = location.bucket === 'assets' ? 'public, max-age=31536000, immutable' : 'no-store';
      await client.send(
        new sdk.PutObjectCommand({ ...at(location), Body: content, ContentType: contentType, CacheControl }),
      );
    },
    async linkTo(location, filename, seconds) {
      const { sdk, client } = await get();
      const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
      // Always downloaded, never displayed, because anyone can write its content.
      const ResponseContentDisposition = `attachment; filename="${filename.replace(/[^\w .()-]/g, '_')}"`;
      const command = new sdk.GetObjectCommand({ ...at(location), ResponseContentDisposition });
      return getSignedUrl(client, command, { expiresIn: seconds });
    },
    async remove(location) {
      const { sdk, client } = await get();
      await client.send(new sdk.DeleteObjectCommand(at(location)));
    },
    async close() {
      if (opened) (await opened).client.destroy();
    },
  };
}
