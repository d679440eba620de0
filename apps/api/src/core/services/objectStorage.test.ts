import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { openObjectStorage } from './objectStorage.ts';

const megabyte = 1_048_576;

it('stops reading an object that exceeds the limit, regardless of its reported size', async () => {
  let sent = 0;
  const large = function* () {
    for (; sent < 500; sent += 1) yield Buffer.alloc(megabyte);
  };
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/uploads/small.png')) response.end('small');
    else if (request.method === 'HEAD') response.setHeader('content-length', 1).end();
    else Readable.from(large()).pipe(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const storage = openObjectStorage({
    endpoint,
    region: 'local',
    uploadBucket: 'uploads',
    assetBucket: 'assets',
    assetsUrl: endpoint,
    awsCredentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  });
  const read = (key: string) => storage.read({ bucket: 'uploads', key }, megabyte);
  expect(await read('grown.png')).toBe('TOO_BIG');
  expect(sent).toBeLessThan(100);
  expect(await read('small.png')).toEqual(Buffer.from('small'));
  await storage.close();
  server.closeAllConnections();
  server.close();
});
