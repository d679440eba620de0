import type { ScreenEntry } from '../routing/screenEntry.ts';
import { entry as signIn } from './sign-in/entry.ts';
import { entry as loading } from './loading/entry.ts';
import { entry as deactivatedAccount } from './deactivated-account/entry.ts';
import { entry as signUp } from './sign-up/entry.ts';
import { entry as activateAccount } from './activate-account/entry.ts';
import { entry as createAccount } from './create-account/entry.ts';
import { entry as splash } from './splash/entry.ts';
import { entry as forgotPassword } from './forgot-password/entry.ts';
import { entry as confirmPassword } from './confirm-password/entry.ts';
import { entry as errorRegister } from './error-register/entry.ts';
import { entry as register } from './register/entry.ts';
import { entry as accounts } from './accounts/entry.ts';
import { entry as analytics } from './analytics/entry.ts';
import { entry as apiTokens } from './api-tokens/entry.ts';
import { entry as dashboard } from './dashboard/entry.ts';
import { entry as domain } from './domain/entry.ts';
import { entry as edgeDelivery } from './edge-delivery/entry.ts';
import { entry as insights } from './insights/entry.ts';
import { entry as resellerInsights } from './reseller-insights/entry.ts';
import { entry as resellerSettings } from './reseller-settings/entry.ts';
import { entry as parameters } from './parameters/entry.ts';
import { entry as users } from './users/entry.ts';
import { entry as roles } from './roles/entry.ts';
import { entry as audit } from './audit/entry.ts';
import { entry as settings } from './settings/entry.ts';
import { entry as myAccount } from './my-account/entry.ts';
import { entry as reportIssue } from './report-issue/entry.ts';
import { entry as terms } from './terms/entry.ts';
import { entry as error } from './error/entry.ts';

/**
 * Every screen, by its folder. The side menu and the palette list them in this order (specification 1.5), and types of account without
 * a landing page of their own begin at the first that the person can open.
 */
export const screenEntries: Readonly<Record<string, ScreenEntry>> = {
  'sign-in': signIn,
  loading,
  'deactivated-account': deactivatedAccount,
  'sign-up': signUp,
  'activate-account': activateAccount,
  'create-account': createAccount,
  splash,
  'forgot-password': forgotPassword,
  'confirm-password': confirmPassword,
  'error-register': errorRegister,
  register,
  dashboard,
  accounts,
  'api-tokens': apiTokens,
  analytics,
  parameters,
  'edge-delivery': edgeDelivery,
  'reseller-insights': resellerInsights,
  insights,
  'reseller-settings': resellerSettings,
  domain,
  users,
  roles,
  audit,
  settings,
  'my-account': myAccount,
  'report-issue': reportIssue,
  terms,
  error,
};
