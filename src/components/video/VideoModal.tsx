import { useEffect, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import imported, { type ModalVideoProps as LibraryProps } from 'react-modal-video';
import * as messages from './videoMessages.ts';
import styles from './VideoModal.module.css';

/** A video that opens in a dialog. */
export interface Video {
  /** YouTube's id. */
  id: string;
  /** The accessible name of the dialog and of the frame. */
  title: string;
}

// A CommonJS module: its default import differs between the bundler, its development server and Node.
// Its types don't declare `children`.
const ModalVideo = ((imported as typeof imported & { default?: typeof imported }).default ??
  imported) as unknown as ComponentType<Partial<LibraryProps> & { children: ReactNode }>;

const classNames = {
  modalVideo: styles.modal ?? '',
  modalVideoBody: styles.body ?? '',
  modalVideoInner: styles.inner ?? '',
  modalVideoIframeWrap: styles.screen ?? '',
  modalVideoCloseBtn: styles.closeButton ?? '',
  // The library's types ask for these two; they have no styles.
  modalVideoEffect: '',
  modalVideoClose: '',
};

const blank = 'about:blank';

export interface VideoModalProps {
  open: boolean;
  video: Video;
  /** Called once for each opening, after the rest of the page is reachable again. */
  onClose: () => void;
}

/**
 * react-modal-video, made usable by keyboard. On its own the library swallows every key in its dialog (its close button
 * ignores Enter and Space), keeps its Esc listener after unmounting, and gives the frame no title. So this component
 * handles the keys before the library sees them, and ignores the library's onClose while the video is closed.
 */
export function VideoModal({ open, video, onClose }: VideoModalProps) {
  const host = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isOpen = useRef(false);
  const cleanUp = useRef<() => void>(undefined);

  function close() {
    if (!isOpen.current) return;
    isOpen.current = false;
    // Stop the sound at once, even if the frame stays.
    if (frame.current) frame.current.src = blank;
    cleanUp.current?.();
    onClose();
  }

  const closeLatest = useRef(close);
  useEffect(() => {
    closeLatest.current = close;
  });

  useEffect(() => {
    if (!open) return;
    isOpen.current = true;
    const undoIsolation = isolateDialog(host.current);
    const onKey = (event: KeyboardEvent) => {
      const inside = host.current?.contains(event.target as Node);
      if (event.key === 'Escape') {
        event.stopImmediatePropagation();
        closeLatest.current();
      } else if (inside) {
        event.stopImmediatePropagation();
      }
    };
    window.addEventListener('keydown', onKey, true);
    cleanUp.current = () => {
      window.removeEventListener('keydown', onKey, true);
      undoIsolation();
      cleanUp.current = undefined;
    };
    return () => cleanUp.current?.();
  }, [open]);

  return createPortal(
    <div ref={host}>
      <ModalVideo
        channel="custom"
        url={blank}
        isOpen={open}
        onClose={close}
        classNames={classNames}
        aria={{ openMessage: video.title, dismissBtnMessage: messages.closeVideo }}
      >
        {/* The player covers it. */}
        <p className={styles.loading} aria-hidden>
          {messages.loadingFilm}
        </p>
        {/* The player needs scripts and its own origin; a sandbox that allows both restricts nothing. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          ref={frame}
          className={styles.frame}
          src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(video.id)}?autoplay=1&rel=0`}
          title={video.title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // YouTube refuses to play without a referrer.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </ModalVideo>
    </div>,
    document.body,
  );
}

/** Makes the page outside the dialog inert and stops its scrolling. Returns a function that undoes it. */
function isolateDialog(dialog: HTMLElement | null): () => void {
  const rest = [...document.body.children].filter(
    (part): part is HTMLElement => part instanceof HTMLElement && part !== dialog && !part.inert,
  );
  for (const part of rest) part.inert = true;
  document.documentElement.dataset.sheet = '';
  return () => {
    for (const part of rest) part.inert = false;
    delete document.documentElement.dataset.sheet;
  };
}
