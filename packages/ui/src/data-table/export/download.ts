/** The browser has read the file by then; an address that is never taken back holds it for as long as the page. */
const addressLives = 30_000;

/** The marks of paths, and control characters. */
const forbidden = /[\\/:*?"<>|\p{Cc}]/gu;

/** A name that every file system takes. */
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
