import type { IncomingMessage } from 'node:http';
import { ServiceError } from '../protocol/serviceError.ts';

const maxBytes = 100_000;

/**
 * Reads the body as text. Beyond the limit it is discarded, so that the client receives the error.
 * @throws RequestEntityTooLargeException beyond 100 kB, SerializationException if the client disconnects
 */
export function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else {
        chunks.length = 0;
        reject(new ServiceError('RequestEntityTooLargeException', 'The request body is larger than 100 kB.', 413));
      }
    });
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    request.on('error', () => reject(new ServiceError('SerializationException', 'The request was cut off.')));
  });
}
