import { messageSection } from '../messages/messageSection.ts';

export const fileDropMessages = messageSection('fileDrop', {
  drop: (isMultiple: boolean) => (isMultiple ? 'Drop files here, or' : 'Drop a file here, or'),
  choose: (isMultiple: boolean) => (isMultiple ? 'choose files' : 'choose a file'),
  release: 'Release to add',
  files: 'Files',
  remove: (name: string) => `Remove ${name}`,
  progress: (name: string) => `Uploading ${name}`,
  progressOf: (percent: string, size: string) => `${percent} of ${size}`,
  added: (count: string, isOne: boolean, names: string) => `${isOne ? 'Added' : `${count} files added:`} ${names}`,
  removed: (name: string) => `Removed ${name}`,
  wrongType: (name: string, types: string) => `${name} cannot be used: the file must be ${types}.`,
  tooBig: (name: string, size: string) => `${name} is too big: the maximum is ${size}.`,
  isFolder: (name: string) => `${name} is a folder. Add the files inside it instead.`,
  isEmpty: (name: string) => `${name} is empty.`,
  tooMany: (name: string, count: string, isOne: boolean) =>
    `${name} was skipped: ${isOne ? 'only one file' : `only ${count} files`} can be added.`,
});
