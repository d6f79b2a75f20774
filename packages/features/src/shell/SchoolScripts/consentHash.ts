/** The part of an address that asks for the choice again. */
export const CONSENT_HASH = '#cookies';
