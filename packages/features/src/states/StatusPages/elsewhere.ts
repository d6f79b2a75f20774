/** The way to another site in place of this page, so that the way back leads past it. */
export const elsewhere = {
  go: (url: string): void => {
    window.location.replace(url);
  },
};
