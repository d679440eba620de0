const closed: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE']);

/**
 * Retries once if the other side closed a keep-alive connection just as it was reused, because then the request was not received
 * (https://nodejs.org/api/http.html#requestreusedsocket). For idempotent requests only.
 */
export async function retryOnClosedConnection<Answer>(operation: () => Promise<Answer>): Promise<Answer> {
  try {
    return await operation();
  } catch (error) {
    if (error instanceof Error && 'code' in error && closed.has(error.code)) return operation();
    throw error;
  }
}
