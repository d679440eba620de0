export { confirmEmailChange } from './confirmEmailChange.ts';
export { requestEmailChange } from './requestEmailChange.ts';
export { updatePreferences } from './updatePreferences.ts';
export { updateProfile } from './updateProfile.ts';
export { viewer } from './viewer.ts';
