import { connect } from 'node:net';
import type { MalwareScanner } from './malwareScan.ts';

/** Where ClamAV's daemon listens (`TCPAddr` and `TCPSocket` in its configuration). */
export type ClamdAddress = { readonly host: string; readonly port: number };

/** A request of the API is over after ten seconds, and the file was read from the object store before. */
const patience = 6_000;
const chunkBytes = 65_536;
/** Names of malware are short: what says more is not clamd. */
const maxAnswerLength = 1_024;

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** `INSTREAM`: chunks with their lengths before them, and a length of zero at the end. `z`: both sides end a line with a NUL. */
function* framesOf(content: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < content.length; at += chunkBytes) {
    const chunk = content.subarray(at, at + chunkBytes);
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

/** What clamd sends on one connection, up to its NUL. @throws where that is not all there within the time */
const sendContent = ({ host, port }: ClamdAddress, content: Uint8Array, milliseconds: number): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = '';
    let cause: unknown;
    const socket = connect({ host, port });
    const timer = setTimeout(() => socket.destroy(new Error(`No answer after ${milliseconds} ms`)), milliseconds);
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      received += part;
      if (received.includes('\0') || received.length > maxAnswerLength) socket.destroy();
    });
    socket.on('error', (error) => (cause = error));
    // Also after an error: what is too big for clamd is answered, and the connection reset while it is still being sent.
    socket.on('close', () => {
      clearTimeout(timer);
      const end = received.indexOf('\0');
      if (end >= 0) resolve(received.slice(0, end));
      else reject(new Error('clamd did not answer', { cause }));
    });
    // Parts of what is in memory already: waiting until each is sent would save none.
    for (const frame of framesOf(content)) socket.write(frame);
  });

/** ClamAV's daemon, by TCP: a connection for each file. It needs no files in common, as `SCAN` would. */
export const openClamd = (address: ClamdAddress, milliseconds = patience): MalwareScanner => ({
  async scan(content) {
    const reply = await sendContent(address, content, milliseconds);
    if (reply === 'stream: OK') return 'CLEAN';
    if (/^stream: .+ FOUND$/.test(reply)) return 'INFECTED';
    throw new Error(`clamd could not scan: ${reply}`);
  },
});
