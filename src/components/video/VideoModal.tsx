import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import imported, { type ModalVideoProps as LibraryProps } from 'react-modal-video';
import * as messages from './messages.ts';
import styles from './VideoModal.module.css';

export interface Video {
  id: string;
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
  // Required by the types, without styles.
  modalVideoEffect: '',
  modalVideoClose: '',
};

const blank = 'about:blank';

export interface VideoModalProps {
  open: boolean;
  video: Video;
  /** Called after the rest of the page is reachable again. */
  onClose: () => void;
}

/** react-modal-video swallows all keys and keeps its Esc listener, so keys are handled before it sees them. */
export function VideoModal({ open, video, onClose }: VideoModalProps) {
  const host = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isOpen = useRef(false);
  const cleanUp = useRef<() => void>(undefined);

  function close() {
    if (!isOpen.current) return;
    isOpen.current = false;
    // Stops the sound even if the frame stays.
    if (frame.current) frame.current.src = blank;
    cleanUp.current?.();
    onClose();
  }

  const closeOnEscape = useEffectEvent(close);

  useEffect(() => {
    if (!open) return;
    isOpen.current = true;
    const undoIsolation = isolateDialog(host.current);
    const onKey = (event: KeyboardEvent) => {
      const inside = host.current?.contains(event.target as Node);
      if (event.key === 'Escape') {
        event.stopImmediatePropagation();
        closeOnEscape();
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

/** Returns a function that makes the page reachable again. */
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
