export { ListBoxOptions } from './ListBoxOptions.tsx';
export {
  flattenOptions,
  filterOptions,
  isOptionDisabled,
  type Option,
  type Options,
  type OptionSection,
} from './options.ts';
export { findMatch, isMatch } from './findMatch.ts';
export { MatchedText } from './MatchedText.tsx';
