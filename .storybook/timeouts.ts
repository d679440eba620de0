import { configure } from 'storybook/test';

// Waits end when their condition is true, so this limit is only for hangs. Busy machines and lazy code need more than the default second.
configure({ asyncUtilTimeout: 60_000 });
