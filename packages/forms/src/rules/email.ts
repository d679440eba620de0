import * as v from 'valibot';
import { failure } from './messages.ts';
import { rule } from './rule.ts';
import { maxCharacters, required, typed } from './text.ts';

// Every alternative starts with its own character, so nothing is matched twice: linear in the length.
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
 * An e-mail address of at most 200 characters, written in ASCII as the mail services deliver it (browsers turn an
 * international domain into its ASCII form). Drops what is copied along with it (`typed`); keeps the letters' case, which comparisons must ignore.
 */
export const email = v.pipe(typed(200), required, maxCharacters(200), rule(isEmail, failure('EMAIL')));
