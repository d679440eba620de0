import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { awsRequestHandler } from './awsRequestHandler.ts';

export type StorageOptions = {
  /** Of the object store; AWS's own where it is left out. */
  readonly endpoint?: string;
  readonly region: string;
  /** Where browsers put files, by credentials of the identity pool: each below the prefix of its identity. */
  readonly uploadBucket: string;
  /** What everybody may read. */
  readonly assetBucket: string;
  /** Where what is in it is read: an origin that has no cookies, and no slash at its end. */
  readonly assetsUrl: string;
  readonly awsCredentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
};

/** A stored object: of the bucket of uploads (private), or of the bucket that everybody reads. */
export type ObjectLocation = { readonly bucket: 'uploads' | 'assets'; readonly key: string };

export type ObjectStorage = {
  readonly region: string;
  readonly uploadBucket: string;
  /** The public address of an asset. */
  urlOf(key: string): string;
  /** Bytes of the object; null where there is none. */
  bytesOf(location: ObjectLocation): Promise<number | null>;
  /** The whole object; null where there is none. Never reads much more than `maxBytes`. */
  read(location: ObjectLocation, maxBytes: number): Promise<Uint8Array | 'TOO_BIG' | null>;
  write(location: ObjectLocation, content: Uint8Array, contentType: string): Promise<void>;
  /** An address that everybody who has it can save the object from, by this name, for some seconds: a week at most. */
  linkTo(location: ObjectLocation, filename: string, seconds: number): Promise<string>;
  /** Removing what is not there is no error. */
  remove(location: ObjectLocation): Promise<void>;
  close(): Promise<void>;
};

const requestMilliseconds = 5_000;

type Opened = { readonly sdk: typeof import('@aws-sdk/client-s3'); readonly client: S3Client };

/** The object store by the AWS SDK, which is loaded at its first use: no page waits for it. */
export function openObjectStorage(options: StorageOptions): ObjectStorage {
  const { endpoint, region, uploadBucket, assetBucket, assetsUrl, awsCredentials } = options;
  let opened: Promise<Opened> | null = null;
  const open = async (): Promise<Opened> => {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      region,
      credentials: { ...awsCredentials },
      // A store that is not AWS's has no host for each bucket.
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      maxAttempts: 2,
      requestHandler: awsRequestHandler(requestMilliseconds),
    });
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
      // Saved, never shown: what is in it was written by anybody.
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
