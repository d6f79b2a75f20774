/** Hash of an address that asks for the cookie consent again. */
export const CONSENT_HASH = '#cookies';
