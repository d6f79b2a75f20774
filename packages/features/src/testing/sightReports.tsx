/** For `beforeEach`: an observer of one element tells all that it has seen with each report, as it does on a busy page. */
export function reportAllAtOnce(): () => void {
  const Original = window.IntersectionObserver;
  window.IntersectionObserver = class extends Original {
    constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const seen: IntersectionObserverEntry[] = [];
      super((entries, observer) => {
        seen.push(...entries);
        const isOfOne = seen.every(({ target }) => target === seen[0]?.target);
        report(isOfOne ? [...seen] : entries, observer);
      }, options);
    }
  };
  return () => {
    window.IntersectionObserver = Original;
  };
}
