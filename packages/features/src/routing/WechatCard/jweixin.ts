/** What WeChat shows of a page. */
export interface ShareData {
  title: string;
  /** Absent in 朋友圈. */
  desc?: string;
  /** On a host that the school has named to WeChat (JS 接口安全域名). */
  link: string;
  imgUrl: string;
  fail: (reason: Refusal) => void;
}

/** Why WeChat does not take something. */
export interface Refusal {
  errMsg?: string;
}

/** What of WeChat's script is used here. */
export interface Jweixin {
  config: (settings: {
    appId: string;
    timestamp: number;
    nonceStr: string;
    signature: string;
    jsApiList: readonly string[];
  }) => void;
  /** Runs once the first signature is checked, whatever came of it; at once after that. */
  ready: (listener: () => void) => void;
  /** Takes one listener for the life of the page; later ones are not heard. */
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

/** WeChat's script, in the version that has both calls for cards. The policy allows its host where the setting is on. */
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
 * WeChat's script, loaded once; another time after a failure.
 *
 * @param onRefusal Told whenever WeChat refuses a signature.
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
