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

/** What of a story says how wide its window is. */
interface Windowed {
  parameters: { viewport?: { options?: Record<string, { styles?: { width?: string } }> } };
  storyGlobals?: { viewport?: { value?: string } };
}

/** Makes the stories that this page frames as wide as the window they want, where the page has the room. */
export function setFrameWidths(storyById: (id: string) => Windowed): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) {
    const { parameters, storyGlobals } = storyById(frame.id.slice('iframe--'.length));
    const width =
      parameters.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles?.width;
    if (width && frame.style.width !== width)
      Object.assign(frame.style, { width, maxWidth: '100%' });
  }
}
