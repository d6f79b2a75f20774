/** A telephone number as a `tel:` address, or null when there is no number in the text. */
export function telHref(phone: string): string | null {
  const digits = phone.replace(/(?!^\+)\D/g, '');
  return /\d/.test(digits) ? `tel:${digits}` : null;
}
