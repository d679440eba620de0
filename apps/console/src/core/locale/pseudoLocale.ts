/** The pseudo-locale: English that reads as English, looks foreign and is two fifths longer. */
export const pseudoLocale = 'en-XA';

/** In every English word but for a few abbreviations, and in the font's Latin letters. */
const plain = 'aeiouyncstrldAEIOUYNCSTRLD';
const accented = 'áéíóúýñçšťřłďÁÉÍÓÚÝÑÇŠŤŘŁĎ';
/** Fills up: no accented letter, so that who looks for a text can skip it. */
const filler = 'ø';

/** What is the same in every language: addresses, names of files and of things in code, examples to type. */
export const isNoWord = (piece: string): boolean =>
  /:\/\/|@\w|\w\.\w{2}|_|^\/|[{}<>=]|[\da-f]{8}-[\da-f]{4}-/.test(piece);

const pseudoWord = (word: string): string =>
  word.replace(/./gu, (letter) => accented[plain.indexOf(letter)] ?? letter) +
  filler.repeat(Math.ceil(word.length * 0.4));

/** A text of the catalogue in the pseudo-locale. */
export function pseudoText(text: string): string {
  return text.replace(/\S+/g, (piece) => (isNoWord(piece) ? piece : piece.replace(/\p{L}+/gu, pseudoWord)));
}

/** Whether a word that is shown comes from the catalogue, or can have come from nowhere else. */
export const isPseudo = (word: string): boolean =>
  /[^\0-\x7F]/.test(word) || pseudoText(word).replaceAll(filler, '') === word;

const special = /\\p\{[^}]*\}|\\u[0-9a-f]{4}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?(?:<?[=!:]|<\w+>)|\p{L}/giu;
const letter = 'A-Za-zÀ-ž';

/** What finds in either language what `pattern` finds in English. */
export function inEitherLanguage(pattern: RegExp): RegExp {
  const source = pattern.source.replace(special, (part) => {
    if (part === '\\b') return `(?:(?<=[${letter}\\d_])(?![${letter}\\d_])|(?<![${letter}\\d_])(?=[${letter}\\d_]))`;
    if (part === '\\w') return `[\\w${letter}]`;
    if (part.startsWith('[')) return /[a-z]/i.test(part.replace(/\\./g, '')) ? `${part.slice(0, -1)}À-ž]` : part;
    if (part.length > 1) return part;
    return `(?:[${part}${accented[plain.indexOf(part)] ?? ''}]${filler}*)`;
  });
  return new RegExp(source, pattern.flags);
}
