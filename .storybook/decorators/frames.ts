/** The theme in which a story begins: that of the page of documentation which frames it, else the light one. */
export function firstTheme(): string {
  if (window.parent === window) return 'light';
  try {
    const { document } = window.parent;
    const isFramed = document.getElementById('storybook-docs') !== null;
    return (isFramed && document.documentElement.dataset['theme']) || 'light';
  } catch {
    // A page of somebody else frames it.
    return 'light';
  }
}

/** Lets the stories that this page frames wear a theme. */
export function setFrameTheme(theme: string): void {
  for (const { contentWindow } of document.querySelectorAll('iframe')) {
    const channel = contentWindow && Reflect.get(contentWindow, '__STORYBOOK_ADDONS_CHANNEL__');
    channel?.emit('updateGlobals', { globals: { theme } });
  }
}
