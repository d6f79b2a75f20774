/**
 * The a11y parameter of stories with an open menu. Base UI puts focusable, hidden spans around the
 * list, which pass the focus on at once; axe would report them.
 */
export const ignoreFocusGuards = {
  config: {
    rules: [
      {
        id: 'aria-hidden-focus',
        selector: '[aria-hidden="true"]:not([data-base-ui-focus-guard])',
      },
    ],
  },
};
