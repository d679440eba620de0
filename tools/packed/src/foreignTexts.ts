import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Patterns of react-aria's translations: non-Latin scripts, and known sentences in Latin-script languages. */
const foreign: Record<string, RegExp> = {
  Arabic: /[\u0600-\u06ff]{3,}/,
  Hebrew: /[\u0590-\u05ff]{3,}/,
  Greek: /[\u0370-\u03ff]{4,}/,
  // Next's own code contains a test host name with «тест».
  Cyrillic: /[\u0400-\u04ff]{5,}/,
  Chinese: /[\u4e00-\u9fff]{2,}/,
  // A character class in CodeMirror has two adjacent ranges that are not a word.
  Japanese: /(?!\u309f\u30a0)[\u3040-\u30ff]{2,}/,
  Korean: /[\uac00-\ud7af]{2,}/,
  German: /Schließen|Ausgewählt|Auswählen/,
  French: /Rejeter|Sélectionner|sélectionné/,
  Polish: /Zignoruj|Zaznaczono|Wybierz/,
};

/** Decodes escapes of bundlers: `\u0641` or `\u{641}` for ف, `\xdf` for ß. */
function unescape(code: string): string {
  return code.replace(
    /\\(?:u([0-9a-fA-F]{4})|u\{([0-9a-fA-F]{1,5})\}|x([0-9a-fA-F]{2}))/g,
    (_all, ...digits: string[]) => String.fromCodePoint(Number.parseInt(digits.slice(0, 3).find(Boolean) ?? '', 16)),
  );
}

/** Languages other than English whose texts are in this code. */
export function nonEnglishTexts(code: string): string[] {
  const text = unescape(code);
  return Object.entries(foreign).flatMap(([language, pattern]) => {
    const found = pattern.exec(text);
    return found ? [`${language} (${found[0].slice(0, 20)})`] : [];
  });
}

/** The same for every script under a folder of built files. */
export function nonEnglishTextsIn(folder: string, pattern = '**/*.js'): string[] {
  const files = globSync(pattern, { cwd: folder });
  if (files.length === 0) throw new Error(`No script in ${folder}.`);
  return files.flatMap((file) =>
    nonEnglishTexts(readFileSync(join(folder, file), 'utf8')).map((found) => `${file}: ${found}`),
  );
}
