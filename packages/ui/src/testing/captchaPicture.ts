const drawing = (code: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 48">
<rect width="120" height="48" fill="#F0F4EA"/>
<path d="M4 32C30 8 60 44 116 14" stroke="#7AA98B" stroke-width="1.5" fill="none"/>
<path d="M0 14C40 40 80 4 120 34" stroke="#C9A27C" stroke-width="1.2" fill="none"/>
${Array.from(code)
  .map(
    (letter, index) =>
      `<text x="${12 + 27 * index}" y="${35 - (index % 2) * 2}" font-family="Inter Variable, sans-serif" font-size="28" font-weight="700" fill="${['#136B43', '#8E3B1E', '#2F4C9C', '#6B4A12'][index % 4]}">${letter}</text>`,
  )
  .join('')}
</svg>`;

/** A made-up captcha picture for the stories. */
export const captchaPicture = (code: string): string =>
  `data:image/svg+xml,${encodeURIComponent(drawing(code))}`;
