/** Texts that are given elsewhere and cannot change. One that no file contains fails. */
export const literals: readonly { text: string; reason: string }[] = [
  { text: 'permission is hereby granted', reason: 'License of the password list' },
];
