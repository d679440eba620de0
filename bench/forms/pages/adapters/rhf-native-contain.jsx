import { Contained } from '../Contained.jsx';
import { nativeRules, reactHookForm } from '../reactHookForm.jsx';

export default reactHookForm({ rules: nativeRules, Box: Contained });
