export { BRAND, signOf, signTile } from './brand.ts';
export { Logo, LogoMark, logoSurfaces, type LogoMarkProps, type LogoProps } from './Logo.tsx';
