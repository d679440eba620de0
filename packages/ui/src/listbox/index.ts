export { ChoiceOptions } from './ChoiceOptions.tsx';
export { choicesOf, filterChoices, isForbidden, type Choice, type Choices, type ChoiceSection } from './choices.ts';
export { findMatch, isMatch } from './findMatch.ts';
export { MatchedText } from './MatchedText.tsx';
