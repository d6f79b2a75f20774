/**
 * The a11y parameter of stories with an open menu. Base UI puts focusable, hidden spans around the
 * list that pass the focus on as soon as they get it; axe cannot know that.
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
