export { updatePreferences } from './updatePreferences.ts';
export { updateProfile } from './updateProfile.ts';
export { viewer } from './viewer.ts';
