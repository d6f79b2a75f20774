import { useEffect, useRef } from 'react';
import { RefreshCw } from 'lucide-react';
import { describeError } from '@qinghe/api/client';
import type { ScanState } from '@qinghe/hooks/data/wechatScan';
import { useSchoolName } from '@qinghe/hooks/stores/system';
import { Button } from '@qinghe/ui/components/Button';
import { Icon } from '@qinghe/ui/components/Icon';
import { Progress } from '@qinghe/ui/components/Progress';
import { QrCode } from '@qinghe/ui/components/QrCode';
import { Spinner } from '@qinghe/ui/components/Spinner';
import { text, visuallyHidden } from '@qinghe/ui/styles/text';
import { BrandMark } from '@qinghe/features/forms/AccountFields';
import * as styles from './WechatScan.styles.ts';

/** Remaining seconds at which the time left is announced to screen readers, ascending. */
const ANNOUNCED: readonly number[] = [10, 30, 60];

const words = {
  login: {
    title: '微信扫码登录',
    busy: '扫码成功，正在登录…',
    failed: '登录失败，请重试',
  },
  bind: {
    title: '微信扫码绑定',
    busy: '扫码成功，正在绑定…',
    failed: '绑定失败，请重试',
  },
} as const;

function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** Over a QR code that has expired. Takes the focus, except from whoever is typing. */
function Expired({ onRefresh }: Pick<WechatScanProps, 'onRefresh'>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!document.activeElement?.matches('input, textarea')) button.current?.focus();
  }, []);
  return (
    <div css={styles.mask} role="alert">
      <b css={styles.maskTitle}>二维码已过期</b>
      <Button
        ref={button}
        size="sm"
        css={styles.onPlate}
        icon={<Icon as={RefreshCw} size={16} />}
        onClick={onRefresh}
      >
        刷新二维码
      </Button>
    </div>
  );
}

function Picture({ purpose = 'login', state, onRefresh }: WechatScanProps) {
  const schoolName = useSchoolName();
  const box = useRef<HTMLDivElement>(null);
  const url = 'url' in state ? state.url : null;
  const refresh = () => {
    // The button that was pressed is about to go.
    box.current?.focus();
    onRefresh();
  };
  return (
    <div ref={box} tabIndex={-1} css={styles.box}>
      {(url !== null || state.status === 'loading') && (
        <QrCode value={url} label="微信登录二维码" size={202} schoolName={schoolName} hasLogo />
      )}
      {state.status === 'expired' && <Expired onRefresh={refresh} />}
      {state.status === 'failed' && (
        <div css={styles.mask} role="alert">
          <b css={styles.maskTitle}>
            {state.step === 'issue' ? '二维码获取失败' : words[purpose].failed}
          </b>
          <span css={styles.maskText}>{describeError(state.error).message}</span>
          <Button size="sm" css={styles.onPlate} onClick={refresh}>
            重试
          </Button>
        </div>
      )}
      {(state.status === 'exchanging' || state.status === 'done') && (
        <div css={styles.mask} role="status">
          <span css={styles.maskRing}>
            <Spinner size={24} />
          </span>
          <b css={styles.maskTitle}>{words[purpose].busy}</b>
        </div>
      )}
    </div>
  );
}

function Note({ state }: { state: ScanState }) {
  switch (state.status) {
    case 'active':
      return state.isUnreachable ? (
        '网络不太稳定，正在重新连接…'
      ) : (
        <>
          二维码将在 <b css={styles.time}>{clock(state.secondsLeft)}</b> 后过期
        </>
      );
    case 'loading':
      return '正在获取二维码…';
    case 'expired':
      return '为了账号安全，二维码只在短时间内有效';
    case 'closed':
    case 'failed':
    case 'exchanging':
    case 'unbound':
    case 'done':
      return null;
  }
}

/** Announces to screen readers at 60, 30 and 10 seconds how long the QR code remains valid. */
function Announcer({ secondsLeft }: { secondsLeft: number }) {
  const said = ANNOUNCED.find((seconds) => secondsLeft <= seconds);
  return (
    <p role="status" css={visuallyHidden}>
      {said !== undefined && `二维码将在 ${said} 秒后过期`}
    </p>
  );
}

export interface WechatScanProps {
  /** What the scan is for: logging in, or binding a WeChat account. */
  purpose?: keyof typeof words;
  state: ScanState;
  /** Event handler called when a new QR code is requested. */
  onRefresh: () => void;
}

/** The WeChat QR code in every state: loading, active with a countdown, expired, failed, scanned. */
export function WechatScan({ purpose = 'login', state, onRefresh }: WechatScanProps) {
  const isActive = state.status === 'active';
  return (
    <div css={styles.root}>
      <p css={styles.heading} aria-hidden="true">
        <BrandMark brand="wechat" size={24} />
        {words[purpose].title}
      </p>
      <p css={[text.label, styles.lead]}>打开微信扫一扫，在手机上确认即可</p>
      <Picture purpose={purpose} state={state} onRefresh={onRefresh} />
      <p css={[text.label, styles.note]}>
        <Note state={state} />
      </p>
      {isActive && (
        <>
          <Progress
            css={styles.bar}
            variant="thin"
            label="二维码剩余时间"
            value={(state.secondsLeft / state.life) * 100}
          />
          <Announcer secondsLeft={state.secondsLeft} />
          {state.isClockWrong && (
            <p css={styles.warning} role="status">
              设备时间可能不准，二维码以服务器时间为准，过期后请手动刷新
            </p>
          )}
        </>
      )}
      <hr css={styles.rule} />
    </div>
  );
}
