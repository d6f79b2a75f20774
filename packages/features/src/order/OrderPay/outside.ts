/** The way out of this site, in this tab. */
export const outside = {
  go: (url: string): void => {
    window.location.assign(url);
  },
};
