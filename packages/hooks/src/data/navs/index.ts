export { defaultNavs } from './defaultNavs.ts';
export { useNavs } from './useNavs.ts';
export type { NavsQuery } from './useNavs.ts';
