import { Compare, Do, Dont } from './Compare.tsx';
import { Keys } from './Keys.tsx';
import { PageTitle } from './PageTitle.tsx';
import { Properties } from './Properties.tsx';
import { Source } from './Source.tsx';
import { UsedTokens } from './UsedTokens.tsx';

/** Components that every MDX page can use without importing them. */
export const blocks = { Compare, Do, Dont, Keys, Properties, Source, UsedTokens, h1: PageTitle };
