import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { CardButton } from '#src/components/Card.tsx';
import { Icon } from '#src/components/Icon.tsx';
import type { Video, VideoModalProps } from './VideoModal.tsx';
import styles from './VideoButton.module.css';

interface VideoButtonProps {
  video: Video;
  label: string;
  className?: string;
}

/** Fetches the dialog on the first click; if that fails, it leads to YouTube. */
export function VideoButton({ video, label, className = '' }: VideoButtonProps) {
  const [Modal, setModal] = useState<ComponentType<VideoModalProps>>();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  async function openVideo(event: MouseEvent<HTMLButtonElement>) {
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
      <CardButton
        className={className}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={(event) => void openVideo(event)}
      >
        <span className={styles.disc}>
          <Icon icon="Play" />
        </span>
      </CardButton>
      {Modal && <Modal open={open} video={video} onClose={close} />}
    </>
  );
}
