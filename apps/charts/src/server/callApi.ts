import { fetchFrom } from '@edge-console/service';

export type ApiOptions = {
  readonly apiUrl: string;
  readonly secret: string;
};

const timeoutMilliseconds = 10_000;

/** Returns 503 if the API is unreachable. */
export async function callApi(
  { apiUrl, secret }: ApiOptions,
  payload: Readonly<Record<string, unknown>>,
): Promise<{ readonly status: number; readonly body: unknown }> {
  try {
    const response = await fetchFrom('api', 'charts feed', apiUrl, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return { status: 503, body: {} };
  }
}
