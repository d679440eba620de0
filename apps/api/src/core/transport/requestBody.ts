import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';

const maxBytes = 100_000;

export type GraphQLRequest = {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | null;
  /** Whether a build of the console contains the operation, so its name is one of ours. @default false */
  readonly isPersisted?: boolean;
};

/** A GraphQL request from a client: the text, or the ID of a persisted operation (`documentId` of GraphQL over HTTP). */
export type ClientRequest = Omit<GraphQLRequest, 'query' | 'isPersisted'> &
  ({ readonly query: string } | { readonly documentId: string });

export type Body = { readonly text: string } | { readonly tooLarge: true };

/** Reads the body. `tooLarge` above 100 kB; the rest is not read. */
export async function readBody(request: IncomingMessage): Promise<Body> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return { tooLarge: true };
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    bytes += buffer.length;
    if (bytes > maxBytes) return { tooLarge: true };
    chunks.push(buffer);
  }
  return { text: Buffer.concat(chunks).toString('utf8') };
}

// Rejects a list of requests (batching), which is not an object.
const rest = {
  variables: v.nullish(v.record(v.string(), v.unknown()), {}),
  operationName: v.nullish(v.string(), null),
};
const requestShape = v.union([
  v.object({ query: v.pipe(v.string(), v.nonEmpty()), ...rest }),
  v.object({ documentId: v.string(), ...rest }),
]);

/** Null if the text is not one GraphQL request in JSON. */
export function parseRequest(text: string): ClientRequest | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  if (Array.isArray(parsed)) return null;
  const checked = v.safeParse(requestShape, parsed);
  return checked.success ? checked.output : null;
}
