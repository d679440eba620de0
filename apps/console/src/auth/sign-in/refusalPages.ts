import type { Refusal } from '../identity/refusal.ts';

/** Refusals with their own page, where the user can resolve them. */
export const refusalPages: Partial<Record<Refusal, string>> = {
  notConfirmed: '/activate-account/',
  notActive: '/error-register/',
  resetRequired: '/forgot-password',
  disabled: '/deactivated-account/',
};
