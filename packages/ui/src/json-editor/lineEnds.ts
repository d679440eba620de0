/** The text as the editor has it, which counts every line end as one. */
export const lineEnds = (text: string) => text.replaceAll(/\r\n?/gu, '\n');
