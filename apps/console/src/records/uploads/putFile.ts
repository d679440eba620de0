/** The store rejected the file or could not be reached. */
export class PutFailed extends Error {
  override readonly name = 'PutFailed';
}

type PutOptions = { signal: AbortSignal; onProgress: (share: number) => void };

/** Uploads a file to a signed URL with XMLHttpRequest, because `fetch` has no upload progress. */
export function putFile(address: string, file: File, { signal, onProgress }: PutOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new PutFailed('aborted'));
      return;
    }
    const request = new XMLHttpRequest();
    const fail = (why: string) => () => reject(new PutFailed(why));
    request.open('PUT', address);
    // Firefox parses an empty response as XML, and logs an error.
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
