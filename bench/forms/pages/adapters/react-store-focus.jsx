import { Contained } from '../Contained.jsx';
import { reactStore } from '../reactStore.jsx';

export default reactStore(Contained, { isFocusing: true });
