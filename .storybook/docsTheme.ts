import { create } from 'storybook/theming';

/** The look of the documentation: Storybook's own, with the Chinese font that the stories have. */
export const docsTheme = create({
  base: 'light',
  fontBase: '"Nunito Sans", "Noto Sans SC Variable", sans-serif',
});
