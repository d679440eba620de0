import { raceRule } from '../raceRule.js';
import { tanstackRace } from '../tanstackRace.jsx';

export default tanstackRace({ schema: raceRule, selectValidating: ({ isValidating }) => isValidating });
