import { pathToFileURL } from 'node:url';
import { spellCheckDocument } from 'cspell-lib';
import { habits } from './habits.ts';
import { hide, type Kind, sourceTextsOf } from './texts.ts';

export type SourceFile = { path: string; source: string };

/** One expression for all habits of a kind: the index of its matching group is the index of the habit. */
function habitsOf(kind: Kind) {
  const list = habits.filter(({ kinds = [kind] }) => kinds.includes(kind));
  const groups = list.map(({ pattern }) => `(${pattern.replaceAll(' ', '\\s+')})`);
  return { list, expression: new RegExp(`\\b(?:${groups.join('|')})\\b`, 'gi') };
}

const kinds = { comment: habitsOf('comment'), docs: habitsOf('docs'), title: habitsOf('title'), ui: habitsOf('ui') };

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** The words that are not in the dictionaries of `cspell.json`. */
async function misspelled(words: Iterable<string>, root: string): Promise<string[]> {
  const document = {
    uri: pathToFileURL(`${root}/words.txt`).href,
    text: [...words].join('\n'),
    languageId: 'plaintext',
  };
  const limits = { maxNumberOfProblems: Infinity, maxDuplicateProblems: Infinity };
  const { issues, errors } = await spellCheckDocument(document, { generateSuggestions: false }, limits);
  if (errors && errors.length > 0) throw errors[0];
  return issues.map(({ line }) => line.text.trim());
}

/** One sentence per problem, by file and line. Each distinct word is looked up once, which takes seconds instead of a minute. */
export async function checkWords(files: readonly SourceFile[], literals: readonly string[], root: string) {
  const problems: string[] = [];
  const locations = new Map<string, (() => string)[]>();
  const unused = new Set(literals);
  for (const { path, source } of files)
    for (const { kind, text: whole } of sourceTextsOf(path, source)) {
      let text = whole;
      for (const literal of literals)
        if (text.includes(literal)) {
          text = text.replaceAll(literal, hide);
          unused.delete(literal);
        }
      const { list, expression } = kinds[kind];
      for (const match of text.matchAll(expression)) {
        const habit = list[match.slice(1).findIndex((group) => group !== undefined)];
        const wording = match[0].replaceAll(/\s+/g, ' ');
        problems.push(`${path}:${lineOf(text, match.index)} "${wording}": ${habit?.instead}`);
      }
      for (const { 0: word, index } of text.matchAll(/[\p{Script=Latin}\p{M}]{4,}(?:[’']\p{Script=Latin}+)?/gu)) {
        const location = () => `${path}:${lineOf(text, index)}`;
        const known = locations.get(word);
        if (known) known.push(location);
        else locations.set(word, [location]);
      }
    }
  for (const word of new Set(await misspelled(locations.keys(), root)))
    problems.push(...(locations.get(word) ?? []).map((location) => `${location()} "${word}": not in the dictionary`));
  problems.push(...[...unused].map((literal) => `No file contains the exception "${literal}"`));
  return problems.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
}
