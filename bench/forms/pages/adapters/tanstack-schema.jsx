import { formRule } from '../rule.js';
import { tanstackForm } from '../tanstackForm.jsx';

export default tanstackForm({ schemaOf: formRule });
