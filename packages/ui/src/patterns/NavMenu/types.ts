/** An entry of the site's navigation, two levels at most (contract E-42). */
export interface NavItem {
  id: string | number;
  name: string;
  /** A path, an external URL, or null for an entry that only has children. */
  href: string | null;
  /** Whether the link opens a new window (`blank` other than 0). */
  isNewWindow?: boolean;
  /** Whether the current page belongs to this entry. */
  isCurrent?: boolean;
  children?: readonly NavItem[];
}
