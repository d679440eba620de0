import { Fragment } from 'react';
import { reactStore } from '../reactStore.jsx';

export default reactStore(Fragment);
