import { proxy } from 'valtio';
import type { Member } from '@qinghe/api/resources/member';
import type { NavItem } from '@qinghe/api/resources/navigation';

/** Delivery address a member is typing. */
export interface AddressForm {
  name: string;
  mobile: string;
  province: string;
  city: string;
  area: string;
  street: string;
}

/** What the member has read in this visit, ahead of what cached lists say. */
export interface ReadMarks {
  /** Ids of single messages. */
  ids: Record<string, boolean>;
  /** Creation time up to which every message is read; null for none. */
  upTo: string | null;
}

export interface SessionState {
  /** The member, or null for a visitor. */
  user: Member | null;
  isLogin: boolean;
  /** Whether the unread count needs refreshing. */
  freshUnread: boolean;
  readMarks: ReadMarks;
  addressForm: AddressForm;
  /** Navigation as shown in the header. */
  navs: NavItem[];
  /** Whether the member is on the way out: the session ends, and the site is about to be loaded anew. */
  isLeaving: boolean;
}

/** A visitor's session. */
export function initialSession(): SessionState {
  return {
    user: null,
    isLogin: false,
    freshUnread: false,
    readMarks: { ids: {}, upTo: null },
    addressForm: { name: '', mobile: '', province: '', city: '', area: '', street: '' },
    navs: [],
    isLeaving: false,
  };
}

/** Who is here (spec §3). Read it with `useSession` in render; only the actions write it. */
export const session = proxy<SessionState>(initialSession());
