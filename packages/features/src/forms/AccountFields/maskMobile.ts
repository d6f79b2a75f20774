/** A mobile number with its middle hidden, 138****6620; shorter numbers stay whole. */
export function maskMobile(mobile: string): string {
  return mobile.replace(/^(\d{3})\d{4,}(\d{4})$/, '$1****$2');
}
