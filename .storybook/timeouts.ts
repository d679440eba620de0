import { configure } from 'storybook/test';

// A wait ends with its fact. What it takes longer than the usual second for is a machine that does three things at the same time, and code
// that comes when it is wanted and waits for whatever its server is doing: limits are for what hangs.
configure({ asyncUtilTimeout: 60_000 });
