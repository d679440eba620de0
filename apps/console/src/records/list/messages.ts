/** A title within a sentence, in lowercase unless it starts with an abbreviation: "API tokens". */
export const inSentence = (title: string) => (/^\p{Lu}{2}/u.test(title) ? title : title.toLowerCase());

/** Texts shared by all lists. */
export const listMessages = {
  refresh: 'Refresh',
  columns: 'Columns and rows',
  export: 'Export CSV',
  exportTitle: (noun: string) => `Export ${noun}`,
  clear: 'Clear search and filters',
  undo: 'Undo',
  gone: (name: string) => `${name} no longer exists.`,
  all: (noun: string) => `All ${noun}`,
  bulk: {
    partTitle: (done: number, count: number) => `${done} of ${count} changed`,
    partText: 'These were not changed and are still selected.',
    unknownRow: 'On another page',
    close: 'Close',
    notChosen: 'Choose an option first.',
    export: 'Export',
    tooMany: (count: number) => `Maximum ${count.toLocaleString('en-US')} at a time. Filter the list first.`,
  },
};
