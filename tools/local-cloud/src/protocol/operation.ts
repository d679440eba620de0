import type { Pool } from '../user-pool/pool.ts';
import type { Input } from './input.ts';

/** The sender of a request: its client address. */
export type Caller = { address: string };

/** Handles one request and returns the response body. @throws ServiceError */
export type Operation = {
  /** `signed` operations need administrator credentials (Signature Version 4); `public` operations contain their own proof. */
  access: 'public' | 'signed';
  /** With an access token, only the API can call it: see `apiPath` of the local cloud. */
  isFirewalled?: true;
  run(pool: Pool, input: Input, caller: Caller): object | Promise<object>;
};
