import type { RuleFailure } from '@edge-console/forms/rules';

/** Messages of the product rules. Messages can be reworded; codes cannot. */
export const domainMessages = {
  EMAIL_EXISTS: 'E-mail already exists.',
  COMPANY_NAME_EXISTS: 'Company name already exists.',
  URL_NAME: 'Start with https:// and use lowercase letters, numbers, and hyphens.',
  PLATFORM_DOMAIN: 'This domain belongs to the platform. Enter your own domain.',
  WILDCARD: 'Wildcards are not supported. Enter each origin, for example https://www.example.com.',
  PUBLISH_DATE_INVALID: 'The publish date is not valid.',
  PUBLISH_DATE_PAST: 'The publish date cannot be earlier than now.',
  TRACKING_CODE: 'Use the form UA-XXXXX-X.',
  REWIND: 'Enter a range from 36 seconds to 12 hours.',
  PURGE_SYMBOLS: 'This purge command has symbols that are not supported.',
  TTL: 'Enter a whole number from 1 to 1800.',
  PROTOCOL: 'Choose a protocol, because the path does not end in .m3u8 or .mpd.',
  PATHWAY_COUNT: 'Choose at most 16 pathways.',
  PATHWAY_ORDER: 'Two pathways have the same position.',
  PATHWAY_CLONE: 'At least one pathway must be in the manifest.',
  WEIGHT: 'Enter a whole number from 0 to 100.',
  WEIGHT_SUM: 'The weights must add up to 100.',
  ALERT_SHARE: 'Enter a percentage from 1 to 100.',
  ALERT_INCREASE: 'Enter a percentage from 1 to 10,000.',
  ALERT_THRESHOLD: 'Enter a number greater than 0.',
  ALERT_MINUTES: 'Choose 5 minutes, 15 minutes, 1 hour, 6 hours, or 24 hours.',
  ALERT_CHANNELS: 'Choose at most 20 channels.',
  ALERT_RECIPIENTS: 'Choose at most 20 people.',
  IDENTITY_POOL_ID: 'An identity pool ID has a colon, as in region:id.',
  USER_POOL_ID: 'A user pool ID has an underscore, as in region_id.',
  TOKEN_PARTS: 'A token has three parts, separated by dots.',
  SAME_SITE: 'Use strict, lax, or none.',
  SAME_SITE_NONE_INSECURE: 'A cookie with sameSite none must be secure.',
} as const;

/** The failure of a product rule. @__NO_SIDE_EFFECTS__ */
export const domainFailure = (code: keyof typeof domainMessages): RuleFailure => ({
  code,
  message: domainMessages[code],
});
