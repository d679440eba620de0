import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { awsOptions } from './awsOptions.ts';

it.each([
  ['never answers', ''],
  ['stops in the middle of its answer', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n'],
])('aborts a call to a server that %s', async (_what, sent) => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined).write(sent);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = new S3Client({
    ...awsOptions({
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      awsCredentials: { accessKeyId: 'a', secretAccessKey: 'b' },
      milliseconds: 50,
    }),
    region: 'eu-north-1',
    maxAttempts: 1,
  });
  await expect(client.send(new HeadBucketCommand({ Bucket: 'bucket' }))).rejects.toMatchObject({
    name: 'TimeoutError',
  });
  client.destroy();
  for (const socket of sockets) socket.destroy();
  server.close();
});

it('limits every AWS client', () => {
  const root = new URL('../..', import.meta.url).pathname;
  const clients = globSync('**/*.ts', { cwd: root })
    .filter((path) => !/\.(?:test|fixture)\.ts$/.test(path))
    .map((path) => [path, readFileSync(`${root}${path}`, 'utf8')] as const)
    .filter(([, text]) => /new [\w.]*\b(?:S3|SES|ACM|CloudFront|CognitoIdentityProvider)\w*Client\(/.test(text));
  expect(clients.map(([path]) => path).toSorted()).toEqual([
    'core/identity/clients.ts',
    'core/mail/openMailer.ts',
    'core/services/objectStorage.ts',
    'features/domains/awsHosting.ts',
  ]);
  expect(clients.filter(([, text]) => !text.includes('...awsOptions('))).toEqual([]);
});
