/** ms after which the object URL is revoked: the browser has read the file by then, and an unrevoked URL keeps it in memory. */
const addressLives = 30_000;

/** Characters with a meaning in paths, and control characters. */
const forbidden = /[\\/:*?"<>|\p{Cc}]/gu;

/** A file name that is valid in every file system. */
export function fileNameOf(name: string): string {
  const safe = name
    .replace(forbidden, '-')
    .replace(/^\.+|[. ]+$/g, '')
    .trim();
  return safe === '' ? 'table' : safe;
}

/** Hands a file to the person, under a name. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), addressLives);
}
