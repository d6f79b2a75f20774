export { Logo, logoSurfaces, type LogoProps } from './Logo.tsx';
