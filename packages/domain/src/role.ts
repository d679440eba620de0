import { singleLineText, noLink } from '@edge-console/forms/rules';
import * as v from 'valibot';
import { id } from './id.ts';

/** ID of a built-in or custom role. */
export const roleId = id;

/** Name of a role. */
export const roleName = v.pipe(singleLineText(3, 60), noLink);
