export { CONSENT_HASH } from './consentHash.ts';
export { LateSchoolScripts } from './LateSchoolScripts.tsx';
export { SchoolScripts } from './SchoolScripts.tsx';
