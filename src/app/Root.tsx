import { onlineManager } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { OutcomeNotice } from '#src/features/booking/shared/OutcomeNotice.tsx';
import { useScrollPosition } from '#src/platform/scrollPosition.ts';
import { focusPressed, followWhileBooking } from './clickHandlers.ts';
import * as messages from './messages.tsx';
import { useNavigationFocus } from './useNavigationFocus.ts';
import styles from './Root.module.css';

export function Root() {
  const navigate = useNavigate();
  useScrollPosition();
  useNavigationFocus();
  // TanStack Query takes a page that was opened offline for online.
  useEffect(() => onlineManager.setOnline(navigator.onLine), []);
  return (
    <div
      onClickCapture={(event) => {
        followWhileBooking(event, navigate);
        focusPressed(event);
      }}
    >
      <a href="#main" className={`strong ink ${styles.skip}`} onClick={focusMain}>
        {messages.skipToContent}
      </a>
      <OutcomeNotice />
      <Outlet />
      {/* Last, since React hydrates boundaries in order. */}
      <Suspense>
        <Hydrated />
      </Suspense>
    </div>
  );
}

/** Marks the page as hydrated. */
function Hydrated() {
  useEffect(() => {
    document.getElementById('root')?.setAttribute('data-hydrated', '');
  }, []);
  return null;
}

/** Leaves the address alone: '#main' would replace the page's own anchor. */
function focusMain(event: React.MouseEvent) {
  event.preventDefault();
  const main = document.getElementById('main');
  main?.focus();
  main?.scrollIntoView({ behavior: 'instant' });
}
