import type { Refusal } from '../identity/refusal.ts';

/** Refusals with a page of their own, where the person can act on them. */
export const pageOfRefusal: Partial<Record<Refusal, string>> = {
  notConfirmed: '/activate-account/',
  notActive: '/error-register/',
  resetRequired: '/forgot-password',
  disabled: '/deactivated-account/',
};
