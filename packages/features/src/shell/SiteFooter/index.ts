export { SiteFooter } from './SiteFooter.tsx';
export { useLegal, type Legal } from './useLegal.ts';
