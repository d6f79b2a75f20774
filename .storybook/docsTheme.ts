import { create, type ThemeVars } from 'storybook/theming';
import tokens from '../packages/ui/src/tokens/tokens.json';

/** The themes of the product, also used for the documentation and Storybook's interface. */
export type ThemeName = 'light' | 'dark';

/** Whether a value is the name of a theme. */
export const isThemeName = (name: unknown): name is ThemeName =>
  name === 'light' || name === 'dark';

const valueOf = (place: unknown, key: string): unknown =>
  typeof place === 'object' && place !== null ? Reflect.get(place, key) : undefined;

/** Returns the colour of a token in a theme; Storybook computes other colours from it, so it needs the value. */
function colour(name: string, theme: ThemeName): string {
  let value = valueOf(valueOf(tokens.semantic[theme], name), '$value');
  // `{color.neutral.50}` refers to the value of another token.
  while (typeof value === 'string' && value.startsWith('{'))
    value = valueOf(
      value
        .slice(1, -1)
        .split('.')
        .reduce<unknown>((place, key) => valueOf(place, key), tokens),
      '$value',
    );
  if (typeof value !== 'string') throw new Error(`There is no colour ${name}.`);
  return value;
}

/** Creates the theme of the documentation and of Storybook's interface, in the colours of the school. */
export function docsTheme(theme: ThemeName): ThemeVars {
  const of = (name: string) => colour(name, theme);
  return create({
    base: theme,
    brandTitle: '青禾学堂 design system',
    brandUrl: './',
    brandImage: `brand/${theme === 'dark' ? 'logo-dark' : 'logo'}.svg`,
    brandTarget: '_self',
    fontBase: '"Prose Marks", "Inter Variable", "Noto Sans SC Variable", system-ui, sans-serif',
    fontCode: '"JetBrains Mono Variable", "Noto Sans SC Variable", monospace',
    colorPrimary: of('action-primary'),
    colorSecondary: of('text-brand'),
    appBg: of('surface-page'),
    appContentBg: of('surface-base'),
    appPreviewBg: of('surface-page'),
    appHoverBg: of('surface-hover'),
    appBorderColor: of('border-default'),
    appBorderRadius: 8,
    textColor: of('text-primary'),
    textInverseColor: of('text-inverse'),
    textMutedColor: of('text-secondary'),
    barBg: of('surface-base'),
    barTextColor: of('text-secondary'),
    barHoverColor: of('text-brand'),
    barSelectedColor: of('text-brand'),
    buttonBg: of('surface-base'),
    buttonBorder: of('border-default'),
    inputBg: of('surface-base'),
    inputBorder: of('border-control'),
    inputTextColor: of('text-primary'),
    inputBorderRadius: 8,
    booleanBg: of('surface-sunken'),
    booleanSelectedBg: of('surface-base'),
  });
}
