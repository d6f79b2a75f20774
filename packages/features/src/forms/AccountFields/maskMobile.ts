/** Masks the middle of a mobile number, such as 138****6620; shorter numbers are not masked. */
export function maskMobile(mobile: string): string {
  return mobile.replace(/^(\d{3})\d{4,}(\d{4})$/, '$1****$2');
}
