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

export interface SessionState {
  /** The member, or null for a visitor. */
  user: Member | null;
  isLogin: boolean;
  /** Whether the unread count needs refreshing. */
  freshUnread: boolean;
  addressForm: AddressForm;
  /** Navigation as shown in the header. */
  navs: NavItem[];
}

/** A visitor's session. */
export function initialSession(): SessionState {
  return {
    user: null,
    isLogin: false,
    freshUnread: false,
    addressForm: { name: '', mobile: '', province: '', city: '', area: '', street: '' },
    navs: [],
  };
}

/** Who is here (spec §3). Read it with `useSession` in render; only the actions write it. */
export const session = proxy<SessionState>(initialSession());
