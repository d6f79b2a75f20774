export { CONSENT_HASH, SchoolScripts } from './SchoolScripts.tsx';
