import { useRef, useState } from 'react';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import type { Video } from '#src/domain/contentTypes.ts';
import type { VideoModalProps } from './VideoModal.tsx';

interface VideoButtonProps {
  video: Video;
  /** What it shows; its words name it, unless `label` does. */
  children: ReactNode;
  label?: string;
  className?: string;
}

/**
 * Opens a video over the page. The player and its library come with the first press: most visitors never ask for them.
 * If they don't come, the press leads to the video's own page.
 */
export function VideoButton({ video, children, label, className }: VideoButtonProps) {
  const [Modal, setModal] = useState<ComponentType<VideoModalProps>>();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  async function start(event: MouseEvent<HTMLButtonElement>) {
    opener.current = event.currentTarget;
    try {
      const { VideoModal } = await import('./VideoModal.tsx');
      setModal(() => VideoModal);
      setOpen(true);
    } catch {
      window.location.assign(`https://www.youtube.com/watch?v=${encodeURIComponent(video.id)}`);
    }
  }

  function close() {
    setOpen(false);
    opener.current?.focus();
  }

  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={(event) => void start(event)}
      >
        {children}
      </button>
      {Modal && <Modal open={open} video={video} onClose={close} />}
    </>
  );
}
