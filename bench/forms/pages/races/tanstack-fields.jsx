import { freeRule } from '../raceRule.js';
import { tanstackRace } from '../tanstackRace.jsx';

export default tanstackRace({
  rule: freeRule,
  selectValidating: ({ isFieldsValidating, isValidating }) => isFieldsValidating || isValidating,
});
