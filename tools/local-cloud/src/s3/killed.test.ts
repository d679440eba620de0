import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buckets } from '../user-pool/settings.ts';
import { startCloudProcess, type CloudProcess } from '../testing/cloudProcess.ts';
import { adminCredentials } from '../testing/testClient.ts';

const { assets: Bucket } = buckets;

let folder: string;
let cloud: CloudProcess;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'objects-killed-'));
  cloud = await startCloudProcess(folder);
});

afterEach(async () => {
  await cloud.kill();
  rmSync(folder, { recursive: true, force: true });
});

const clientOf = ({ origin }: CloudProcess) =>
  new S3Client({
    endpoint: origin,
    region: 'local',
    credentials: adminCredentials,
    forcePathStyle: true,
    maxAttempts: 1,
  });

/** Large enough that some uploads are pending when the process is killed. */
const contentOf = (name: string): Buffer => Buffer.alloc(400_000, createHash('sha256').update(name).digest('hex'));

it.each([1, 7, 20])(
  'a store killed after %i answers has what it answered for, and of the rest nothing in part',
  async (answers) => {
    const names = Array.from({ length: 30 }, (_, index) => `picture-${index}.png`);
    const stored: string[] = [];
    let killed: Promise<void> | undefined;
    const client = clientOf(cloud);
    await Promise.all(
      names.map(async (Key) => {
        try {
          await client.send(new PutObjectCommand({ Bucket, Key, Body: contentOf(Key), ContentType: 'image/png' }));
          stored.push(Key);
          if (stored.length === answers) killed = cloud.kill();
        } catch (error) {
          if (killed === undefined) throw error;
        }
      }),
    );
    await killed;
    client.destroy();
    expect(stored.length).toBeGreaterThanOrEqual(answers);

    cloud = await startCloudProcess(folder);
    const reader = clientOf(cloud);
    const { Contents = [] } = await reader.send(new ListObjectsV2Command({ Bucket }));
    const found = Contents.map(({ Key = '' }) => Key);
    expect(found).toEqual(expect.arrayContaining(stored));
    for (const Key of found) {
      const { Body } = await reader.send(new GetObjectCommand({ Bucket, Key }));
      const content = Buffer.from((await Body?.transformToByteArray()) ?? []);
      expect({ Key, isComplete: content.equals(contentOf(Key)) }).toEqual({ Key, isComplete: true });
    }
    reader.destroy();
  },
);
