/** The largest size of all pictures on the page, in characters; further ones are only listed by name. */
const LIMIT = 19 * 1024 * 1024;

const escape = (text) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '',
  );

const imageOf = (png, label) =>
  png === null
    ? `<p class="none">none</p>`
    : `<img alt="${label}" src="data:image/png;base64,${png.toString('base64')}">`;

/** Overlays both pictures with the blend mode `difference`: unchanged pixels are black. */
const differenceOf = ({ before, after }) =>
  before === null || after === null
    ? `<p class="none">nothing to compare</p>`
    : `<div class="difference">${imageOf(before, 'before')}${imageOf(after, 'after')}</div>`;

function pictureOf(picture) {
  const { story, theme, before, after } = picture;
  return `<section><h3>${escape(story)} <small>${theme}</small></h3><div class="three">
<figure><figcaption>before</figcaption>${imageOf(before, 'before')}</figure>
<figure><figcaption>after</figcaption>${imageOf(after, 'after')}</figure>
<figure><figcaption>difference</figcaption>${differenceOf(picture)}</figure>
</div></section>`;
}

/** Writes as many pictures as fit into the limit, and the names of the others. */
function picturesOf(pictures) {
  let left = LIMIT;
  const shown = [];
  const named = [];
  for (const picture of pictures) {
    const html = pictureOf(picture);
    if (html.length > left) named.push(`${picture.story} (${picture.theme})`);
    else {
      shown.push(html);
      left -= html.length;
    }
  }
  const rest =
    named.length > 0
      ? `<p>Too many to show all. These changed as well: ${escape(named.join(', '))}.</p>`
      : '';
  return shown.join('\n') + rest;
}

function sizesOf({ before, after }) {
  const rows = after.map(({ site, page, kib }) => {
    const old = before.find((size) => size.site === site && size.page === page)?.kib;
    const change = old === undefined ? '' : (kib - old).toFixed(1).replace(/^(?=[\d])/, '+');
    return `<tr><td>${site}</td><td>${page}</td><td>${old?.toFixed(1) ?? '–'}</td><td>${kib.toFixed(1)}</td><td>${change}</td></tr>`;
  });
  return `<table><thead><tr><th>Site</th><th>First load</th><th>Before</th><th>After</th><th>KiB</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const clausesOf = (clauses) =>
  clauses.length === 0
    ? '<p>None.</p>'
    : `<dl>${clauses
        .map(
          ({ id, text, isNew, proofs }) =>
            `<dt>§${escape(id)}${isNew ? ' <small>new words</small>' : ''}</dt><dd>${escape(text)}<ul>${proofs
              .map((proof) => `<li>${escape(proof)}</li>`)
              .join('')}</ul></dd>`,
        )
        .join('')}</dl>`;

/**
 * Writes the HTML page of a review.
 *
 * @param {object} review
 * @param {string} review.from
 * @param {readonly string[]} review.files
 * @param {readonly import('./pictures.mjs').Picture[]} review.pictures
 * @param {{ before: readonly import('./sizes.mjs').Size[], after: readonly import('./sizes.mjs').Size[] }} review.sizes
 * @param {ReturnType<typeof import('./clauses.mjs').changedClauses>} review.clauses
 */
export const pageOf = ({ from, files, pictures, sizes, clauses }) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Review of the change since ${from.slice(0, 7)}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 2rem; max-width: 110rem; }
  table { border-collapse: collapse; } td, th { padding: 0.25rem 1rem; border: 1px solid #8888; text-align: start; }
  .three { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start; }
  figure { margin: 0; } img { max-width: 100%; display: block; border: 1px solid #8888; box-sizing: border-box; }
  .difference { position: relative; isolation: isolate; }
  .difference img + img { position: absolute; inset: 0; mix-blend-mode: difference; }
  .none { padding: 2rem; border: 1px dashed #8888; margin: 0; }
  small { font-weight: normal; opacity: 0.7; } dt { font-weight: bold; margin-top: 0.5rem; }
</style>
<body>
<h1>The change since ${from.slice(0, 7)}</h1>
<p>${files.length} files: ${escape(files.slice(0, 40).join(', '))}${files.length > 40 ? ' …' : ''}</p>
<h2>Pictures: ${pictures.length} changed</h2>
${picturesOf(pictures)}
<h2>Sizes</h2>
${sizesOf(sizes)}
<h2>Clauses</h2>
${clausesOf(clauses)}
</body>
</html>
`;
