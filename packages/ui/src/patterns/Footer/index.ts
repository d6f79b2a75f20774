export { Footer, type FooterLink, type FooterProps, type FooterQrCode } from './Footer.tsx';
export type { FooterContactDetails } from './parts/FooterContacts.tsx';
