import { fieldRule } from '../rule.js';
import { tanstackForm } from '../tanstackForm.jsx';

export default tanstackForm({ rule: fieldRule() });
