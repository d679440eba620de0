const closed: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE']);

/**
 * Asks once more where a kept connection was closed by the other side just as it was used again: then nobody has heard the
 * question (https://nodejs.org/api/http.html#requestreusedsocket). Not for what changes something: it might be done twice.
 */
export async function retryOnClosedConnection<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && 'code' in error && closed.has(error.code)) return ask();
    throw error;
  }
}
