import { valibotResolver } from '@hookform/resolvers/valibot';
import { reactHookForm } from '../reactHookForm.jsx';
import { formRule } from '../rule.js';

export default reactHookForm({ resolverOf: (count) => valibotResolver(formRule(count)) });
