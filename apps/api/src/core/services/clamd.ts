import { connect } from 'node:net';
import type { MalwareScanner } from './malwareScan.ts';

/** The address of ClamAV's daemon (`TCPAddr` and `TCPSocket` in its configuration). */
export type ClamdAddress = { readonly host: string; readonly port: number };

/** Less than the API's request deadline of ten seconds, which also includes reading the file from storage. */
const timeoutMs = 6_000;
const chunkBytes = 65_536;
/** Malware names are short; a longer response is not from clamd. */
const maxResponseLength = 1_024;

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** `INSTREAM`: chunks preceded by their lengths, and a zero length at the end. `z`: both sides end a line with NUL. */
function* framesOf(content: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < content.length; at += chunkBytes) {
    const chunk = content.subarray(at, at + chunkBytes);
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

/** clamd's response on one connection, up to its NUL. @throws if it is incomplete after the timeout */
const sendContent = ({ host, port }: ClamdAddress, content: Uint8Array, milliseconds: number): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = '';
    let cause: unknown;
    const socket = connect({ host, port });
    const timer = setTimeout(() => socket.destroy(new Error(`No response after ${milliseconds} ms`)), milliseconds);
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      received += part;
      if (received.includes('\0') || received.length > maxResponseLength) socket.destroy();
    });
    socket.on('error', (error) => (cause = error));
    // Also after an error: clamd responds to a file that is too large, and resets the connection while it is still being sent.
    socket.on('close', () => {
      clearTimeout(timer);
      const end = received.indexOf('\0');
      if (end >= 0) resolve(received.slice(0, end));
      else reject(new Error('clamd did not respond', { cause }));
    });
    // The content is in memory already, so waiting for each chunk would save nothing.
    for (const frame of framesOf(content)) socket.write(frame);
  });

/** Connects to ClamAV's daemon over TCP, once per file. Needs no shared files, unlike `SCAN`. */
export const openClamd = (address: ClamdAddress, milliseconds = timeoutMs): MalwareScanner => ({
  async scan(content) {
    const reply = await sendContent(address, content, milliseconds);
    if (reply === 'stream: OK') return 'CLEAN';
    if (/^stream: .+ FOUND$/.test(reply)) return 'INFECTED';
    throw new Error(`clamd could not scan: ${reply}`);
  },
});
