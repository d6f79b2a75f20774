/** Replaces this page by one of another site, so that going back skips it; an object, so that stories can replace `go`. */
export const elsewhere = {
  go: (url: string): void => {
    window.location.replace(url);
  },
};
