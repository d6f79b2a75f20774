import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type Ref,
} from 'react';
import { clock } from './media/clock.ts';
import { stepRate, type KeyAction } from './media/keymap.ts';
import { MediaController } from './media/MediaController.ts';
import { useCaptions } from './hooks/useCaptions.ts';
import { useFullscreen } from './hooks/useFullscreen.ts';
import { useIdle } from './hooks/useIdle.ts';
import { useMediaSession } from './hooks/useMediaSession.ts';
import { usePictureInPicture } from './hooks/usePictureInPicture.ts';
import { usePlayerKeys } from './hooks/usePlayerKeys.ts';
import { ControlBar } from './parts/ControlBar.tsx';
import { KeyGuide } from './parts/KeyGuide.tsx';
import { Notice } from './parts/Notice.tsx';
import { StatusLayer } from './parts/StatusLayer.tsx';
import { Surface } from './parts/Surface.tsx';
import { Watermark } from './parts/Watermark.tsx';
import * as styles from './Player.styles.ts';
import type {
  PlayerControls,
  PlayerEvents,
  PlayerMedia,
  PlayerPreferences,
  PlayerSource,
  PlayerWatermark,
} from './types.ts';

/** Variants of the player: on a desktop page, and at the top of a mobile page. */
export const playerVariants = ['page', 'phone'] as const;

/** Settings of a player before the learner has changed any. */
export const defaultPlayerPreferences: PlayerPreferences = {
  rate: 1,
  volume: 1,
  isMuted: false,
  quality: '',
  hasKeys: true,
  isAutoNext: true,
};

/** Speed while a finger is held on the picture. */
const HELD_RATE = 2;

export interface PlayerProps extends PlayerEvents {
  /** Ref to the controls of the player: play, pause, seek, restart. */
  ref?: Ref<PlayerControls>;
  /** Media of the lesson; null while it is not known. */
  media: PlayerMedia | null;
  /** Name of the lesson. */
  title: string;
  /** Name of the course. */
  album?: string;
  /** URL of the picture shown before the first play. */
  poster?: string;
  /** `page` has the controls of a desktop page, `phone` has touch controls. */
  variant?: (typeof playerVariants)[number];
  /** Whether a lesson plays automatically once it has loaded, where the browser allows it. */
  isAutoPlay?: boolean;
  /** The learner's settings, such as speed and volume. */
  preferences: PlayerPreferences;
  /** Event handler called with the settings that the learner has changed. */
  onPreferencesChange: (change: Partial<PlayerPreferences>) => void;
  /** Text that moves over the video; null for none. */
  watermark?: PlayerWatermark | null;
  /** Whether theatre mode is on: the video has the width of the page. */
  isTheatre?: boolean;
  /** Event handler called when theatre mode is turned on or off; without it there is no button. */
  onTheatreChange?: (isTheatre: boolean) => void;
  /** Event handler called by 下一课时; undefined in the last lesson. */
  onNext?: () => void;
  /** Returns new URLs when those in `media` no longer work. */
  onExpired?: () => Promise<readonly PlayerSource[]>;
  /** Content that covers the picture and replaces the controls, such as a `FramePanel`. */
  overlay?: ReactNode;
  /** Content in the upper left corner. */
  corner?: ReactNode;
  /** Whether the player is small, over a scrolled page: only the play button, seek bar and time are shown. */
  isMini?: boolean;
}

/** Plays a lesson. Keep it mounted from one lesson to the next, so that full screen is not left. */
export function Player({
  ref,
  media,
  title,
  album = '',
  poster,
  variant = 'page',
  isAutoPlay = false,
  preferences,
  onPreferencesChange,
  watermark = null,
  isTheatre = false,
  onTheatreChange,
  onNext,
  onExpired,
  overlay,
  corner,
  isMini = false,
  ...events
}: PlayerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [controller] = useState(() => new MediaController());
  const state = useSyncExternalStore(controller.subscribe, controller.getState);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [isGuideOpen, setIsGuideOpen] = useState(false);
  const [seenNotice, setSeenNotice] = useState('');

  const isPhone = variant === 'phone';
  const isPlaying = state.status === 'ready' && !state.isPaused;
  const isDragBanned = media?.isDragBanned === true;
  const isSeekable = media !== null && !isDragBanned;
  const isCovered = Boolean(overlay);
  const fullscreen = useFullscreen(frame, video);
  const pictureInPicture = usePictureInPicture(video);
  const captions = useCaptions(video);
  const { isIdle, isByKeys, wake, rest } = useIdle(
    frame,
    isPlaying && !state.isBuffering && !isMenuOpen,
  );

  useEffect(() => {
    controller.listen({ ...events, onExpired });
  });
  useEffect(() => (video.current ? controller.attach(video.current) : undefined), [controller]);

  const opening = useRef({ media, isAutoPlay, preferences });
  useEffect(() => {
    opening.current = { media, isAutoPlay, preferences };
  });
  const mediaId = media?.id;
  useEffect(() => {
    const { media: opened, isAutoPlay: isStarted, preferences: chosen } = opening.current;
    controller.load(opened, { isAutoPlay: isStarted, quality: chosen.quality, rate: chosen.rate });
  }, [controller, mediaId]);
  useEffect(() => controller.setRate(preferences.rate), [controller, preferences.rate]);
  useEffect(
    () => controller.setVolume(preferences.volume, preferences.isMuted),
    [controller, preferences.volume, preferences.isMuted],
  );
  useEffect(() => {
    if (isCovered) controller.pause();
  }, [controller, isCovered]);

  useImperativeHandle(
    ref,
    () => ({
      get currentTime() {
        return controller.getState().time;
      },
      get duration() {
        return controller.getState().duration;
      },
      get rate() {
        return controller.getState().rate;
      },
      play: () => controller.play(),
      pause: () => controller.pause(),
      seek: (seconds) => controller.seek(seconds),
      restart: () => controller.restart(),
    }),
    [controller],
  );

  useMediaSession(controller, state, { title, album, artwork: poster, isSeekable, onNext });

  const changeVolume = (volume: number, isMuted: boolean) => {
    controller.setVolume(volume, isMuted);
    onPreferencesChange({ volume: Math.max(0, Math.min(1, volume)), isMuted });
  };
  const changeRate = (rate: number) => {
    if (isDragBanned) return;
    controller.setRate(rate);
    onPreferencesChange({ rate });
  };
  const pickQuality = (index: number) => {
    controller.pickSource(index);
    onPreferencesChange({ quality: media?.sources[index]?.label ?? '' });
  };
  const toggle = () => {
    wake();
    controller.toggle();
  };
  const skip = (seconds: number) => controller.seek(controller.getState().time + seconds);

  const act = (action: KeyAction): boolean => {
    if (action.do === 'guide') setIsGuideOpen(!isGuideOpen);
    else if (isCovered || media === null) return false;
    else if (action.do === 'toggle') toggle();
    else if (action.do === 'skip') skip(action.seconds);
    else if (action.do === 'share') controller.seek(state.duration * action.share);
    else if (action.do === 'rate') changeRate(stepRate(state.rate, action.step));
    else if (action.do === 'volume')
      changeVolume(Math.round((state.volume + action.by) * 20) / 20, false);
    else if (action.do === 'mute') changeVolume(state.volume, !state.isMuted);
    else if (action.do === 'fullscreen') fullscreen.toggle();
    else if (action.do === 'theatre') onTheatreChange?.(!isTheatre);
    else if (action.do === 'pip') pictureInPicture.toggle();
    else if (action.do === 'captions') captions.toggle();
    else if (onNext) onNext();
    else return false;
    wake();
    return true;
  };
  usePlayerKeys({
    frame,
    isOn: preferences.hasKeys && !isPhone,
    isFull: fullscreen.isFull,
    onAction: act,
  });

  const notice = isDragBanned ? `banned:${mediaId}` : `resumed:${mediaId}`;
  const dismiss = useCallback(() => setSeenNotice(notice), [notice]);
  const hasNotice =
    seenNotice !== notice &&
    !isCovered &&
    !isMini &&
    state.status === 'ready' &&
    (isDragBanned ? state.hasPlayed || state.refusals > 0 : state.startedAt > 0);
  const isChromeHidden = isIdle || isCovered || state.status === 'failed';

  return (
    <div
      ref={frame}
      role="region"
      aria-label="播放器"
      data-theme="dark"
      data-keys={isByKeys || undefined}
      css={[
        styles.frame,
        isPhone && styles.framePhone,
        fullscreen.isFull && styles.frameFull,
        fullscreen.isWindow && styles.frameWindow,
        isIdle && styles.frameIdle,
      ]}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a lesson has a track or none */}
      <video
        ref={video}
        css={styles.video}
        aria-label={title}
        poster={poster || undefined}
        preload="auto"
        playsInline
        controlsList="nodownload"
        webkit-playsinline="true"
        x5-playsinline="true"
        x5-video-player-type="h5-page"
        x5-video-orientation="landscape|portrait"
      >
        {media?.tracks?.map(({ src, label, lang }) => (
          <track key={src} kind="captions" src={src} label={label} srcLang={lang} />
        ))}
      </video>
      {watermark && media && <Watermark {...watermark} />}
      {media && !isCovered && (
        <>
          <Surface
            isPlaying={isPlaying}
            isRateFree={!isDragBanned}
            onToggle={toggle}
            onFullscreen={fullscreen.toggle}
            onSkip={skip}
            onHold={(isHeld) => controller.setRate(isHeld ? HELD_RATE : preferences.rate)}
            onTap={isIdle ? wake : isPlaying ? rest : wake}
          />
          <StatusLayer
            state={state}
            hasQualities={media.sources.length > 1}
            onPlay={toggle}
            onRetry={() => controller.retry()}
            onNextQuality={() => pickQuality((state.sourceIndex + 1) % media.sources.length)}
          />
          {hasNotice && (
            <Notice onGone={dismiss}>
              {isDragBanned ? (
                '本课时不支持拖动和倍速'
              ) : (
                <>
                  已从 {clock(state.startedAt)} 继续播放
                  <button
                    type="button"
                    css={styles.noticeButton}
                    onClick={() => {
                      dismiss();
                      controller.restart();
                    }}
                  >
                    从头播放
                  </button>
                </>
              )}
            </Notice>
          )}
          <ControlBar
            state={state}
            posterTitle={
              poster && !isMini && !hasNotice && !state.hasPlayed && state.time === 0
                ? title
                : undefined
            }
            isPhone={isPhone}
            isMini={isMini}
            isHidden={isChromeHidden}
            isDragBanned={isDragBanned}
            stopAt={media.stopAt}
            qualities={media.sources.map(({ label }) => label)}
            captions={captions}
            pictureInPicture={pictureInPicture}
            theatre={{
              isOn: isTheatre,
              isOffered: onTheatreChange !== undefined,
              toggle: () => onTheatreChange?.(!isTheatre),
            }}
            fullscreen={fullscreen}
            isAutoNext={preferences.isAutoNext}
            onAutoNextChange={(isAutoNext) => onPreferencesChange({ isAutoNext })}
            onToggle={state.isEnded ? () => controller.restart() : toggle}
            onSeek={(seconds) => controller.seek(seconds)}
            onRatePick={changeRate}
            onQualityPick={pickQuality}
            onVolumeChange={changeVolume}
            onMenuOpenChange={setIsMenuOpen}
            onGuide={() => setIsGuideOpen(true)}
            onNext={onNext}
          />
        </>
      )}
      {state.isOffline && media && (
        <p role="status" css={styles.offline}>
          网络已断开，学习进度会在恢复后同步
        </p>
      )}
      {overlay && <div css={styles.overlay}>{overlay}</div>}
      {corner && <div css={[styles.corner, isIdle && styles.chromeHidden]}>{corner}</div>}
      {isGuideOpen && (
        <KeyGuide
          hasKeys={preferences.hasKeys}
          onKeysChange={(hasKeys) => onPreferencesChange({ hasKeys })}
          onClose={() => setIsGuideOpen(false)}
        />
      )}
    </div>
  );
}
