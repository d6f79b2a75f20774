/** Returns SVG path data of the dark modules of a code: one unit per module, one rectangle per horizontal run. */
export function qrPath(modules: boolean[][]): string {
  return modules
    .map((row, y) => {
      let path = '';
      for (let x = 0; x < row.length; x += 1) {
        if (!row[x]) continue;
        const start = x;
        while (row[x + 1]) x += 1;
        path += `M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`;
      }
      return path;
    })
    .join('');
}
