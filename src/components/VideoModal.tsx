import { useEffect, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import imported, { type ModalVideoProps as LibraryProps } from 'react-modal-video';
import type { Video } from '#src/domain/contentTypes.ts';
import styles from './VideoModal.module.css';

// A CommonJS module: what its default import is differs between the bundler, its development server and Node.
// Its types know no children.
const ModalVideo = ((imported as typeof imported & { default?: typeof imported }).default ??
  imported) as unknown as ComponentType<Partial<LibraryProps> & { children: ReactNode }>;

const classNames = {
  modalVideoEffect: styles.effect ?? '',
  modalVideo: styles.modal ?? '',
  modalVideoClose: styles.close ?? '',
  modalVideoBody: styles.body ?? '',
  modalVideoInner: styles.inner ?? '',
  modalVideoIframeWrap: styles.screen ?? '',
  modalVideoCloseBtn: styles.closeButton ?? '',
};

const blank = 'about:blank';

export interface VideoModalProps {
  open: boolean;
  video: Video;
  /** Called once for each opening; the page is reachable again by then. */
  onClose: () => void;
}

/**
 * react-modal-video in a frame that a keyboard user can leave. On its own the library swallows every key in its dialog
 * (its close button answers neither Enter nor Space), leaves its Esc listener behind when it goes, and gives the frame
 * no title. So its keys are taken before it sees them, and its onClose counts only while the video is open.
 */
export function VideoModal({ open, video, onClose }: VideoModalProps) {
  const host = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isOpen = useRef(false);
  const release = useRef<() => void>(undefined);

  function close() {
    if (!isOpen.current) return;
    isOpen.current = false;
    // Silence at once, whatever becomes of the frame.
    if (frame.current) frame.current.src = blank;
    release.current?.();
    onClose();
  }

  const closeLatest = useRef(close);
  useEffect(() => {
    closeLatest.current = close;
  });

  useEffect(() => {
    if (!open) return;
    isOpen.current = true;
    const giveBack = setAside(host.current);
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
    release.current = () => {
      window.removeEventListener('keydown', onKey, true);
      giveBack();
      release.current = undefined;
    };
    return () => release.current?.();
  }, [open]);

  return createPortal(
    <div ref={host}>
      <ModalVideo
        channel="custom"
        url={blank}
        isOpen={open}
        onClose={close}
        classNames={classNames}
        aria={{ openMessage: video.title, dismissBtnMessage: 'Close the video' }}
      >
        {/* The player needs scripts and its own origin; a sandbox that grants both holds nothing back. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          ref={frame}
          className={styles.frame}
          src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(video.id)}?autoplay=1&rel=0`}
          title={video.title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // Without a referrer YouTube refuses to play.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </ModalVideo>
    </div>,
    document.body,
  );
}

/** Makes all of the page but the dialog unreachable, and stops its scrolling; returns how to undo it. */
function setAside(dialog: HTMLElement | null): () => void {
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
