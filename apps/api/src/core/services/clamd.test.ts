import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { openClamd } from './clamd.ts';
import { openClamdFixture, type ClamdResponder, type ClamdFixture } from './clamd.fixture.ts';

const content = Buffer.from('What the player said');

let clamd: ClamdFixture | null = null;
// Only resolves if no connection is left open.
afterEach(() => clamd?.close());

async function scannerThat(respond: ClamdResponder, milliseconds?: number) {
  clamd = await openClamdFixture(respond);
  return openClamd(clamd.address, milliseconds);
}
const answering = (text: string) => scannerThat((socket) => socket.end(text, 'latin1'));

describe('openClamd', () => {
  it('sends a file and returns that it is clean', async () => {
    const scanner = await answering('stream: OK\0');
    expect(await scanner.scan(content)).toBe('CLEAN');
    expect(clamd?.scanned).toEqual([content]);
  });

  it('returns the name of detected malware', async () => {
    const scanner = await answering('stream: Win.Test.EICAR_HDB-1 FOUND\0');
    expect(await scanner.scan(content)).toBe('INFECTED');
  });

  it('sends a larger file in several chunks, each with its length', async () => {
    const large = Buffer.alloc(300_000, 'every byte of it');
    const scanner = await answering('stream: OK\0');
    expect(await scanner.scan(large)).toBe('CLEAN');
    expect(clamd?.scanned[0]?.equals(large)).toBe(true);
  });

  it('sends an empty file', async () => {
    const scanner = await answering('stream: OK\0');
    expect(await scanner.scan(Buffer.alloc(0))).toBe('CLEAN');
  });

  it('accepts a response in pieces', async () => {
    const scanner = await scannerThat(async (socket) => {
      for (const piece of ['str', 'eam: Eicar-Signature FO', 'UND', '\0']) {
        socket.write(piece);
        await wait(5);
      }
    });
    expect(await scanner.scan(content)).toBe('INFECTED');
  });

  it('opens a connection for each file', async () => {
    const scanner = await scannerThat((socket, sent) =>
      socket.end(sent.includes('bad') ? 'stream: Bad FOUND\0' : 'stream: OK\0'),
    );
    const scans = ['good', 'bad', 'good'].map((text) => scanner.scan(Buffer.from(text)));
    expect(await Promise.all(scans)).toEqual(['CLEAN', 'INFECTED', 'CLEAN']);
    expect(clamd?.connections()).toBe(3);
  });

  it.each([
    ['an error', 'stream: Can’t allocate memory ERROR\0', 'could not scan: stream: Can'],
    ['that the file is too big', 'INSTREAM size limit exceeded. ERROR\0', 'size limit exceeded'],
    ['something else', 'UNKNOWN COMMAND\0', 'UNKNOWN COMMAND'],
    ['a clean file and more', 'stream: OK, or not\0', 'could not scan'],
    ['a clean file, but not to the end', 'stream: OK', 'did not respond'],
    ['nothing', '', 'did not respond'],
    ['more than any answer', 'x'.repeat(5_000), 'did not respond'],
  ])('rejects a file if clamd responds with %s', async (_what, text, message) => {
    const scanner = await answering(text);
    await expect(scanner.scan(content)).rejects.toThrow(message);
  });

  it('accepts a response that arrives before the whole file was read', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end('INSTREAM size limit exceeded. ERROR\0'));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    await expect(openClamd({ host: '127.0.0.1', port }).scan(Buffer.alloc(5_000_000))).rejects.toThrow(
      'size limit exceeded',
    );
    await new Promise((resolve) => server.close(resolve));
  });

  it('stops waiting for a response after the timeout', async () => {
    const scanner = await scannerThat(() => undefined, 50);
    const scanning = scanner.scan(content);
    await expect(scanning).rejects.toThrow('did not respond');
    await expect(scanning).rejects.toMatchObject({ cause: { message: 'No response after 50 ms' } });
  });

  it('rejects a file if clamd is unreachable', async () => {
    const scanner = await answering('stream: OK\0');
    await clamd?.close();
    await expect(scanner.scan(content)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  });
});
