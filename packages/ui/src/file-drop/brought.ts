/** What was dropped or pasted. */
export interface Brought {
  files: File[];
  /** A browser gives a folder as a file with its name, some bytes and no type, which nobody can read. */
  folders: File[];
}

/** Ask while the event is under way: after it the browser tells no more. */
export function broughtBy({ items, files }: DataTransfer): Brought {
  const folders = [...items].flatMap((item) => {
    const isFolder = item.kind === 'file' && item.webkitGetAsEntry()?.isDirectory === true;
    return isFolder ? (item.getAsFile() ?? []) : [];
  });
  // Each call of a browser makes a file of its own.
  const isFolder = (file: File) => folders.some(({ name, type }) => name === file.name && type === file.type);
  return { files: [...files].filter((file) => !isFolder(file)), folders };
}
