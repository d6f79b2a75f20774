export { Logo, LogoMark, logoSurfaces, type LogoProps } from './Logo.tsx';
