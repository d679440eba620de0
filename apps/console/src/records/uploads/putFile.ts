/** The store refused a file, or could not be reached. */
export class PutFailed extends Error {
  override readonly name = 'PutFailed';
}

type PutOptions = { signal: AbortSignal; onProgress: (share: number) => void };

/** Sends a file to a signed address. By XMLHttpRequest: `fetch` does not tell how far it is. */
export function putFile(address: string, file: File, { signal, onProgress }: PutOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new PutFailed('aborted'));
      return;
    }
    const request = new XMLHttpRequest();
    const fail = (why: string) => () => reject(new PutFailed(why));
    request.open('PUT', address);
    // Firefox takes an empty answer for XML, and logs a fault of it.
    request.responseType = 'text';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new PutFailed(`answered ${request.status}`));
    });
    request.addEventListener('error', fail('not reached'));
    request.addEventListener('abort', fail('aborted'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
