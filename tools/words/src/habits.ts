import type { Kind } from './texts.ts';

export type Habit = {
  /** In lower case, without capturing groups; a space matches any white space. */
  pattern: string;
  instead: string;
  /** All kinds by default. */
  kinds?: readonly Kind[];
};

/** Wordings that a native speaker would change. Add only patterns that are almost never right. */
export const habits: readonly Habit[] = [
  { pattern: 'whoever|whomever', instead: 'name the role: the user, the caller, an administrator' },
  { pattern: 'somebody', instead: 'someone, or name the role' },
  { pattern: 'nobody', instead: 'no one, no user' },
  { pattern: 'everybody', instead: 'everyone, all users' },
  { pattern: 'strangers?', instead: 'name the role: another user' },
  { pattern: 'for good', instead: 'permanently' },
  { pattern: '(?<!all )at once', instead: 'immediately; at the same time' },
  { pattern: 'anew', instead: 'again, re-…' },
  { pattern: 'again and again', instead: 'repeatedly' },
  {
    pattern: "(?<!instead )of (?:one[’']s|his|her|its|their) own(?=[^\\w ]| (?:and|or|that|with|in|for|to) )",
    instead: 'its own …, their own …, a separate …',
  },
  { pattern: 'by which', instead: 'with, using' },
  {
    pattern: '(?:is|are|was|were|be|been|being) told(?! (?:to|about|that|whether|which|why)\\b)',
    instead: 'is notified, receives, is reported',
  },
  { pattern: '(?:is|are|was|were) asked(?! to)', instead: 'is requested, is prompted' },
  { pattern: 'stands?(?! for| in for| out|-)', instead: 'is, applies, appears' },
  { pattern: '(?:goes|go|went|going) on(?! (?:the|a|an|top|to|one|its)\\b)|plays? on', instead: 'continues' },
  { pattern: 'puts? away', instead: 'stores, dismisses' },
  { pattern: 'tak(?:e|es|en|ing) (?:along|away)', instead: 'migrates; removes' },
  { pattern: 'mend(?:s|ed|ing)?', instead: 'fixes' },
  { pattern: 'journeys?', instead: 'end-to-end test, flow' },
  { pattern: '(?<!profile )pictures?(?! url)', instead: 'image, icon, screenshot' },
  { pattern: 'could not be found out', instead: 'could not load' },
  { pattern: 'the present|the former', instead: 'the current; the old, the previous' },
  { pattern: 'looks? after|sees? to', instead: 'manages, handles' },
  { pattern: 'shall|ought', instead: 'must, should' },
  { pattern: 'lest|whereby|wherein|therein|thereof|hereby', instead: 'use a plain clause' },
  { pattern: 'whilst|amongst', instead: 'while, among' },
  {
    pattern: '(?<!of |\\d )may(?! (?:have|be|not be|cause|take|need|differ)\\b)',
    instead: 'can, might',
    kinds: ['ui', 'docs'],
  },
];
