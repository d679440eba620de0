import * as v from 'valibot';
import { failure } from './messages.ts';
import { rule } from './rule.ts';
import { maxCharacters, required, typed } from './text.ts';

// Every alternative starts with its own character, so matching is linear in the length.
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const label = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;
const topLevel = /^(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 1 || at > 64 || !localPart.test(text.slice(0, at))) return false;
  const labels = text.slice(at + 1).split('.');
  return (
    labels.length > 1 &&
    labels.every((part) => part.length <= 63 && label.test(part)) &&
    topLevel.test(labels.at(-1) ?? '')
  );
}

/**
 * An email address of at most 200 characters, in ASCII as mail services deliver it (browsers convert international
 * domains). Removes what was copied along with it (`typed`); keeps upper case, which comparisons must ignore.
 */
export const email = v.pipe(typed(200), required, maxCharacters(200), rule(isEmail, failure('EMAIL')));
