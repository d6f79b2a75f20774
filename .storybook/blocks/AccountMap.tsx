import { css } from '@emotion/react';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import {
  accountDialogs,
  accountEvents,
  nextDialog,
  type AccountDialog,
  type AccountEvent,
} from '@qinghe/hooks/stores/dialogs';
import { useState } from 'react';
import { Button } from '../../packages/ui/src/components/Button/index.ts';
import { text } from '../../packages/ui/src/styles/text.ts';
import { token } from '../../packages/ui/src/tokens/tokens.ts';

type Place = AccountDialog | 'none';

const places: readonly Place[] = ['none', ...accountDialogs];

const names: Record<Place, string> = {
  none: 'No dialog',
  login: '登录',
  register: '注册',
  forgot: '找回密码',
  wechat: '微信扫码',
  bindWechat: '绑定手机 after a scan',
  bindCode: '绑定手机 after a code',
};

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  gap: '0.75rem',
  margin: '1rem 0',
});
const node = css({
  display: 'grid',
  gap: '0.25rem',
  alignContent: 'start',
  padding: '0.875rem 1rem',
  border: `1px solid ${token('border-subtle')}`,
  borderRadius: token('radius-lg'),
  background: token('surface-base'),
  color: token('text-primary'),
});
const here = css({
  borderColor: token('border-brand'),
  background: token('surface-brand-subtle'),
});
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', margin: '0.75rem 0' });

interface Way {
  event: AccountEvent;
  to: Place;
}

const next = (place: Place, event: AccountEvent): Place =>
  nextDialog(place === 'none' ? null : place, event) ?? 'none';

/** Lists the events that lead from a dialog to another one, with their targets. */
const waysFrom = (place: Place): Way[] =>
  accountEvents
    .map((event) => ({ event, to: next(place, event) }))
    .filter(({ to }) => to !== place);

/** Whether an event leads to the same dialog from every dialog. */
const isEverywhere = (event: AccountEvent) =>
  new Set(places.map((place) => next(place, event))).size === 1;

const common = accountEvents.filter(isEverywhere);

export interface AccountMapProps {
  /** The address of the story of each dialog. */
  stories: Record<Place, string>;
}

/** Shows the account dialogs and their transitions, read from the transition table; a press on an event follows it. */
export function AccountMap({ stories }: AccountMapProps) {
  const [place, setPlace] = useState<Place>('none');
  return (
    <>
      <p css={text.body} role="status">
        You are at <b>{names[place]}</b>. From here:
      </p>
      <div css={ways}>
        {waysFrom(place).map(({ event, to }) => (
          <Button key={event} size="sm" variant="outline" onClick={() => setPlace(to)}>
            {event} → {names[to]}
          </Button>
        ))}
      </div>
      <div css={grid}>
        {places.map((item) => (
          <div key={item} css={[node, item === place && here]}>
            <AnchorMdx href={stories[item]} target="_top">
              {names[item]}
            </AnchorMdx>
            {waysFrom(item)
              .filter(({ event }) => !common.includes(event))
              .map(({ event, to }) => (
                <span key={event} css={text.caption}>
                  {event} → {names[to]}
                </span>
              ))}
          </div>
        ))}
      </div>
      <p css={text.caption}>
        From everywhere:{' '}
        {common.map((event) => `${event} → ${names[next('none', event)]}`).join(' · ')}
      </p>
    </>
  );
}
