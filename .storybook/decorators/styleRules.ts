type Answer = (rules: Iterable<CSSRule>) => void;

const answers = new Set<Answer>();

/** Watches for styles added later with the code of a page: whole sheets, or single rules in a built Storybook. */
function watch(): void {
  // Called below with the sheet as `this`.
  // oxlint-disable-next-line typescript/unbound-method
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function insert(text, index) {
    const at = insertRule.call(this, text, index);
    const rule = this.cssRules[at];
    if (rule) for (const answer of answers) answer([rule]);
    return at;
  };
  new MutationObserver((changes) => {
    const sheets = new Set(
      changes
        .flatMap(({ target, addedNodes }) => [target, ...addedNodes])
        .flatMap((node) => (node instanceof HTMLStyleElement && node.sheet ? [node.sheet] : [])),
    );
    for (const { cssRules } of sheets) for (const answer of answers) answer(cssRules);
  }).observe(document.head, { childList: true, subtree: true });
}

/** Passes all style rules of the page to a function, and later ones as soon as they are added. */
export function answerRules(answer: Answer): void {
  if (answers.size === 0) watch();
  answers.add(answer);
  for (const { cssRules } of document.styleSheets) answer(cssRules);
}
