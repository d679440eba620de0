import { nativeRules, reactHookForm } from '../reactHookForm.jsx';

export default reactHookForm({ rules: nativeRules });
