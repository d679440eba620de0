import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { startReporting, type InstanceReport } from './reportInstance.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

it('reports the readiness of a process until it stops', async () => {
  const reports: { authorization: string | undefined; report: InstanceReport }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      reports.push({ authorization: request.headers.authorization, report: JSON.parse(body) as InstanceReport });
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const reporting = startReporting({
    url: `http://127.0.0.1:${port}/steering/feed`,
    secret: 'secret',
    version: '1.4.0',
    readiness: async () => ({ isReady: true, failedChecks: ['api'] }),
    logger: silent,
    milliseconds: 1,
  });
  await expect.poll(() => reports.length).toBeGreaterThan(1);
  await reporting.stop();
  server.close();
  expect(reports[0]).toEqual({
    authorization: 'Bearer secret',
    report: {
      id: expect.any(String) as string,
      host: expect.any(String) as string,
      version: '1.4.0',
      startedAt: expect.any(String) as string,
      isReady: true,
      failedChecks: ['api'],
      isStopping: false,
    },
  });
  expect(reports.at(-1)?.report).toMatchObject({ isReady: false, isStopping: true });
  expect(new Set(reports.map(({ report }) => report.id)).size).toBe(1);
});

it('only logs that the API is away', async () => {
  const warnings: string[] = [];
  const reporting = startReporting({
    url: 'http://127.0.0.1:1/',
    secret: 'secret',
    version: '1.4.0',
    readiness: async () => ({ isReady: true, failedChecks: [] }),
    logger: { ...silent, warn: (message) => void warnings.push(message) },
  });
  await expect.poll(() => warnings).toHaveLength(1);
  await reporting.stop();
});
