/** Files of a drop or paste. */
export interface TransferredFiles {
  files: File[];
  /** A dropped folder appears as a file without a type that cannot be read. */
  folders: File[];
}

/** Call synchronously in the event handler: afterwards the DataTransfer is empty. */
export function readDataTransfer({ items, files }: DataTransfer): TransferredFiles {
  const folders = [...items].flatMap((item) => {
    const isFolder = item.kind === 'file' && item.webkitGetAsEntry()?.isDirectory === true;
    return isFolder ? (item.getAsFile() ?? []) : [];
  });
  // Each call of the browser's API creates a new File.
  const isFolder = (file: File) => folders.some(({ name, type }) => name === file.name && type === file.type);
  return { files: [...files].filter((file) => !isFolder(file)), folders };
}
