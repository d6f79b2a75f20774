/** Data of a share card, as WeChat's script takes it. */
export interface ShareData {
  title: string;
  /** Absent for 朋友圈. */
  desc?: string;
  /** Must be on a host that the school has registered with WeChat (JS 接口安全域名). */
  link: string;
  imgUrl: string;
  fail: (reason: Refusal) => void;
}

/** WeChat's reason for a refusal. */
export interface Refusal {
  errMsg?: string;
}

/** The part of WeChat's script that is used here. */
export interface Jweixin {
  config: (settings: {
    appId: string;
    timestamp: number;
    nonceStr: string;
    signature: string;
    jsApiList: readonly string[];
  }) => void;
  /** Calls the listener once the first signature has been checked, whether accepted or not; immediately after that. */
  ready: (listener: () => void) => void;
  /** Takes one listener for the life of the page; later ones are ignored. */
  error: (listener: (reason: Refusal) => void) => void;
  updateAppMessageShareData: (data: ShareData) => void;
  updateTimelineShareData: (data: ShareData) => void;
}

declare global {
  interface Window {
    /** WeChat's script. */
    wx?: Jweixin;
  }
}

/**
 * WeChat's script, in the version with both share functions. The content security policy allows its host if the setting is on.
 */
const SCRIPT = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';

let coming: Promise<Jweixin> | null = null;

function load(): Promise<Jweixin> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.addEventListener('load', () => {
      if (window.wx) resolve(window.wx);
      else reject(new Error('WeChat’s script came and is not there'));
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('WeChat’s script did not come'));
    });
    document.head.append(script);
  });
}

/**
 * Loads WeChat's script once; after a failure it can be loaded again.
 *
 * @param onRefusal Called whenever WeChat refuses a signature.
 */
export async function loadJweixin(onRefusal: (reason: Refusal) => void): Promise<Jweixin> {
  coming ??= load().then((wx) => {
    wx.error(onRefusal);
    return wx;
  });
  try {
    return await coming;
  } catch (error) {
    coming = null;
    throw error;
  }
}
