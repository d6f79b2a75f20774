export { signOf } from '../../tokens/theme/signTile.ts';
export { BRAND } from './brand.ts';
export { Logo, LogoMark, logoSurfaces, type LogoMarkProps, type LogoProps } from './Logo.tsx';
