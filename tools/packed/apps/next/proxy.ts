import { NextResponse, type NextRequest } from 'next/server';

export const config = { matcher: '/tour' };

/** The strictest policy under which Next can run: its own scripts carry the nonce. */
export function proxy(request: NextRequest) {
  const policy = `default-src 'self'; img-src 'self' data:; font-src 'self' data:; script-src 'self' 'nonce-${crypto.randomUUID()}' 'strict-dynamic'; style-src 'self'; require-trusted-types-for 'script'`;
  const headers = new Headers(request.headers);
  // Next finds the nonce here.
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}
