import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#src/components/Button.tsx';
import { CheckboxField } from '#src/components/CheckboxField.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Cluster } from '#src/components/Stack.tsx';
import { config } from '#src/config/env.ts';
import { addedRequests } from '#src/domain/addedRequests.ts';
import { clinicNow, formatTime } from '#src/domain/clock.ts';
import type { RequestList } from '#src/domain/requestList.ts';
import { focusRows } from '#src/features/requests/list/focusRows.ts';
import styles from './NewRequests.module.css';
import { askToNotify, notify, playSound, unlockSound } from './newRequestSignals.ts';
import type { WatchState } from './RequestWatch.ts';
import { useRequestWatch } from './useRequestWatch.ts';
import { useWatchSettings } from './useWatchSettings.ts';

export interface NewRequestsProps {
  token: string | null;
  /** The list on the screen, and when it was loaded (ms since 1970). */
  requests: RequestList;
  loadedAt: number;
  /** The element that shows the settings. */
  settingsPlace: HTMLElement | null;
  /** Shows a newer list, loaded at that moment. */
  onShow: (requests: RequestList, loadedAt: number) => void;
  /** How many new requests wait, for the page's title. */
  onCount: (count: number) => void;
}

/** Looks for new requests where that is chosen. They wait behind a button, so that no row moves under the pointer. */
export function NewRequests(props: NewRequestsProps) {
  const { token, requests, loadedAt, settingsPlace, onShow, onCount } = props;
  const [settings, change] = useWatchSettings();
  const watch = useRequestWatch(settings.on, token, loadedAt);
  const found = watch?.found;
  const count = useMemo(
    () => (found ? addedRequests(found.requests, requests).size : 0),
    [found, requests],
  );
  const bar = useRef<HTMLDivElement>(null);
  /** How many were told about. */
  const told = useRef(0);

  useEffect(() => {
    onCount(count);
    return () => onCount(0);
  }, [count, onCount]);

  useEffect(() => {
    const isMore = count > told.current;
    told.current = count;
    if (!isMore || !found?.byThisTab) return;
    if (settings.sound) playSound();
    if (settings.notification && !document.hasFocus()) notify(newPhrase(count));
  }, [count, found, settings.sound, settings.notification]);

  useEffect(() => {
    if (!settings.on || !settings.sound) return undefined;
    // After a reload the first press lets the page be heard.
    document.addEventListener('pointerdown', unlockSound, { once: true });
    document.addEventListener('keydown', unlockSound, { once: true });
    return () => {
      document.removeEventListener('pointerdown', unlockSound);
      document.removeEventListener('keydown', unlockSound);
    };
  }, [settings.on, settings.sound]);

  return (
    <>
      {settingsPlace &&
        createPortal(
          <Cluster gap={6} className={`screen-only ${styles.settings}`}>
            <CheckboxField
              label="Look for new requests every minute"
              checked={settings.on}
              onChange={({ target }) => change({ on: target.checked })}
            />
            {settings.on && <SignalFields settings={settings} onChange={change} />}
          </Cluster>,
          settingsPlace,
        )}
      <p role="status" className={`screen-only medium ${styles.problem}`}>
        {watch && problemOf(watch)}
      </p>
      <div
        ref={bar}
        className={`screen-only ${styles.waiting}`}
        data-new-requests={count || undefined}
      >
        <p role="status" className="visually-hidden">
          {count > 0 && newPhrase(count)}
        </p>
        {found && count > 0 && (
          <Button
            size="compact"
            onClick={() => {
              // The button is about to go.
              focusRows(bar.current);
              onShow(found.requests, found.at);
            }}
          >
            <Icon icon="ArrowUp" />
            <span>{`Show ${count} new`}</span>
          </Button>
        )}
      </div>
    </>
  );
}

interface SignalFieldsProps {
  settings: { sound: boolean; notification: boolean };
  onChange: (change: { sound?: boolean; notification?: boolean }) => void;
}

function SignalFields({ settings, onChange }: SignalFieldsProps) {
  const [isRefused, setIsRefused] = useState(false);

  async function chooseNotification(isWanted: boolean) {
    const isAllowed = isWanted && (await askToNotify());
    setIsRefused(isWanted && !isAllowed);
    onChange({ notification: isAllowed });
  }

  return (
    <>
      <CheckboxField
        label="Play a sound"
        checked={settings.sound}
        onChange={({ target }) => {
          onChange({ sound: target.checked });
          // Plays the sound once, so that they know it and the browser allows it later.
          if (target.checked) playSound();
        }}
      />
      <CheckboxField
        label="Show a notification"
        checked={settings.notification}
        onChange={({ target }) => void chooseNotification(target.checked)}
      />
      <p role="status" className={`medium ${styles.problem}`}>
        {isRefused && 'This browser does not allow notifications from this page.'}
      </p>
    </>
  );
}

function newPhrase(count: number): string {
  return count === 1 ? '1 new request' : `${count} new requests`;
}

function problemOf({ problem, nextAt }: WatchState): string | undefined {
  if (problem === 'refused')
    return 'New requests are no longer looked for: your login is no longer accepted. Log in again.';
  if (problem !== 'failed' || nextAt === undefined) return undefined;
  const { time } = clinicNow(new Date(nextAt), config.clinicTimeZone);
  return `Looking for new requests failed. The next try is at ${formatTime(time)}.`;
}
