/** Returns a telephone number as a `tel:` address; null when the text contains no number. */
export function telHref(phone: string): string | null {
  const digits = phone.replace(/(?!^\+)\D/g, '');
  return /\d/.test(digits) ? `tel:${digits}` : null;
}
