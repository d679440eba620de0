/** The pseudo-locale: readable English that looks foreign and is 40% longer. */
export const pseudoLocale = 'en-XA';

/** Letters that occur in nearly every English word, and whose accented forms the font contains. */
const plain = 'aeiouyncstrldAEIOUYNCSTRLD';
const accented = 'áéíóúýñçšťřłďÁÉÍÓÚÝÑÇŠŤŘŁĎ';
/** Padding: not an accented letter, so that text searches can skip it. */
const filler = 'ø';

/** Not translated: URLs, file and code names, sample input. */
export const isNoWord = (piece: string): boolean =>
  /:\/\/|@\w|\w\.\w{2}|_|^\/|[{}<>=]|[\da-f]{8}-[\da-f]{4}-/.test(piece);

const pseudoWord = (word: string): string =>
  word.replace(/./gu, (letter) => accented[plain.indexOf(letter)] ?? letter) +
  filler.repeat(Math.ceil(word.length * 0.4));

/** A catalog text in the pseudo-locale. */
export function pseudoText(text: string): string {
  return text.replace(/\S+/g, (piece) => (isNoWord(piece) ? piece : piece.replace(/\p{L}+/gu, pseudoWord)));
}

/** Whether a word shown comes from the catalog, or contains nothing to translate. */
export const isPseudo = (word: string): boolean =>
  /[^\0-\x7F]/.test(word) || pseudoText(word).replaceAll(filler, '') === word;

const special = /\\p\{[^}]*\}|\\u[0-9a-f]{4}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?(?:<?[=!:]|<\w+>)|\p{L}/giu;
const letter = 'A-Za-zÀ-ž';

/** A pattern that matches both English and pseudo-locale text. */
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
