import katex from 'katex';
import 'katex/dist/katex.min.css';
import { findFormulas, type Formula } from './formulas.ts';
import { pause } from '../../Late/pause.ts';
import { deferStyles } from './styleAttributes.ts';

/** Renders a formula to HTML; null when it is not valid. */
function render({ tex, isDisplay }: Formula): string | null {
  try {
    return katex.renderToString(tex, { displayMode: isDisplay, maxSize: 40, strict: 'ignore' });
  } catch {
    return null;
  }
}

async function replaceFormulas(node: Text): Promise<void> {
  const { data, ownerDocument } = node;
  const pieces: (string | Node)[] = [];
  let at = 0;
  for (const formula of findFormulas(data)) {
    // Each formula runs in a separate task.
    // oxlint-disable-next-line no-await-in-loop
    await pause();
    const html = render(formula);
    if (html === null) continue;
    const box = ownerDocument.createElement('span');
    box.innerHTML = deferStyles(html);
    box.setAttribute('data-formula', formula.isDisplay ? 'display' : 'inline');
    if (formula.isDisplay) {
      box.setAttribute('data-scroll', '');
      box.setAttribute('role', 'group');
      box.setAttribute('aria-label', '公式');
    }
    pieces.push(data.slice(at, formula.start), box);
    at = formula.end;
  }
  if (pieces.length > 0) node.replaceWith(...pieces, data.slice(at));
}

/** Renders the formulas in detached content outside of code, one after the other. An invalid formula stays as written. */
export async function renderMaths(root: HTMLElement): Promise<void> {
  root.normalize();
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && !node.parentElement?.closest('pre, code, kbd, samp'))
      texts.push(node);
  for (const node of texts) {
    // oxlint-disable-next-line no-await-in-loop
    await replaceFormulas(node);
  }
}
