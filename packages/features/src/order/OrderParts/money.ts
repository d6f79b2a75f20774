/** An amount of yuan as orders show it: `￥99.00`, `−￥30.00`. */
export function money(yuan: number): string {
  return `${yuan < 0 ? '−' : ''}￥${Math.abs(yuan).toFixed(2)}`;
}
