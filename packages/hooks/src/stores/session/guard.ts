import { local, localKeys, PENDING } from '../../storage/index.ts';
import { paths } from '../../url/index.ts';

/** What decides whether a page may be shown. */
export interface SessionFlags {
  /** Whether a token is stored; the login state itself may still be loading (contract 4.2). */
  hasToken: boolean;
  /** Whether the member has to bind a mobile first. */
  isBindMobilePending: boolean;
  /** Whether the member has to pass the face check first. */
  isFaceCheckPending: boolean;
}

/** The flags as they are in browser storage now. */
export function readSessionFlags(): SessionFlags {
  return {
    hasToken: Boolean(local.read(localKeys.userToken)),
    isBindMobilePending: local.read(localKeys.bindMobile) === PENDING,
    isFaceCheckPending: local.read(localKeys.faceCheck) === PENDING,
  };
}

/** What the guard asks of system config: which gates the school has. */
export interface GuardConfig {
  readonly member: {
    readonly enabled_mobile_bind_alert: boolean;
    readonly enabled_face_verify: boolean;
  };
}

/**
 * Where to go instead of a guarded page, or null when it may be shown (spec §4). Without a token it
 * leads to `/login?redirect=…`, then a pending mobile binding to `/bind-mobile`, then a pending face
 * check to `/face-check`. These two pages need a token themselves, and the mobile is bound before the
 * face is checked. A gate that the school has switched off holds nobody, whatever an old flag says;
 * while config is unknown the flag counts. Which pages are guarded is for the route table to say.
 */
export function guard(
  session: SessionFlags,
  config: GuardConfig | null,
  location: { pathname: string; search: string },
): string | null {
  const { pathname, search } = location;
  const isBindMobile = pathname === paths.bindMobile();
  const isFaceCheck = pathname === paths.faceCheck();
  if (!session.hasToken) return paths.login(pathname + search);
  const asksMobile = config === null || config.member.enabled_mobile_bind_alert;
  const asksFace = config === null || config.member.enabled_face_verify;
  if (session.isBindMobilePending && asksMobile) return isBindMobile ? null : paths.bindMobile();
  if (session.isFaceCheckPending && asksFace)
    return isBindMobile || isFaceCheck ? null : paths.faceCheck();
  return null;
}
