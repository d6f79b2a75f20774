const MSV = /^[\w-]{1,64}$/;

/** The referral mark `msv` of a query, a member's id (contract 1.13); null when it could be none. */
export function readMsv(search: string): string | null {
  const msv = new URLSearchParams(search).get('msv') ?? '';
  return MSV.test(msv) ? msv : null;
}
