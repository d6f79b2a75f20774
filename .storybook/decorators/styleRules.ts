type Answer = (rules: Iterable<CSSRule>) => void;

const answers = new Set<Answer>();

/** Hears of the styles that come with the code of a page: whole sheets, or one rule after another in a built Storybook. */
function watch(): void {
  // Called with its sheet below.
  // eslint-disable-next-line typescript/unbound-method
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

/** Hands over all rules of the page, and from now on those that come later. */
export function answerRules(answer: Answer): void {
  if (answers.size === 0) watch();
  answers.add(answer);
  for (const { cssRules } of document.styleSheets) answer(cssRules);
}
