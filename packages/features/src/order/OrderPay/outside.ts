/** Leaves this site in the current tab; an object, so that stories can replace `go`. */
export const outside = {
  go: (url: string): void => {
    window.location.assign(url);
  },
};
