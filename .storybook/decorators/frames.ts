/** Returns the first theme of a story: that of the documentation page which frames it, or light without one. */
export function firstTheme(): string {
  if (window.parent === window) return 'light';
  try {
    const { document } = window.parent;
    const isFramed = document.getElementById('storybook-docs') !== null;
    return (isFramed && document.documentElement.dataset['theme']) || 'light';
  } catch {
    // The framing page is of another origin.
    return 'light';
  }
}

/** Sets the theme of all stories framed by this page. */
export function setFrameTheme(theme: string): void {
  for (const { contentWindow } of document.querySelectorAll('iframe')) {
    const channel = contentWindow && Reflect.get(contentWindow, '__STORYBOOK_ADDONS_CHANNEL__');
    channel?.emit('updateGlobals', { globals: { theme } });
  }
}

/** The parts of a story's data that determine the width of its window. */
interface Windowed {
  parameters: { viewport?: { options?: Record<string, { styles?: { width?: string } }> } };
  storyGlobals?: { viewport?: { value?: string } };
}

/** Sets the width of framed stories to that of their window, limited to the width of the page. */
export function setFrameWidths(storyById: (id: string) => Windowed): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) {
    const { parameters, storyGlobals } = storyById(frame.id.slice('iframe--'.length));
    const width =
      parameters.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles?.width;
    if (width && frame.style.width !== width)
      Object.assign(frame.style, { width, maxWidth: '100%' });
  }
}
