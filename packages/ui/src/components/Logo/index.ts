export { BRAND, signOf, signTile } from './brand.ts';
export { Logo, logoSurfaces, type LogoProps } from './Logo.tsx';
export { LogoMark, type LogoMarkProps } from './LogoMark.tsx';
