/** Renders a paragraph of a docstring; `code` and {@link references} become code elements. */
export function Prose({ children }: { children: string }) {
  return children
    .split(/(`[^`]+`|\{@link [^}]+\})/)
    .map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <code key={index}>{part.replaceAll(/^`|`$|^\{@link |\}$/g, '')}</code>
      ),
    );
}
