import { useState } from 'react';
import type { AppointmentRequest } from '#src/api/appointments.ts';
import { Icon, type IconName } from '#src/components/Icon.tsx';
import { IconButton } from '#src/components/IconButton.tsx';
import { Row } from '#src/components/layout/Stack.tsx';
import styles from './RequestDrawer.module.css';

export interface DrawerHeadProps {
  title: string;
  titleId: string;
  request: AppointmentRequest;
  /** '3 of 47' in the filtered list; '' for a request outside it. */
  position: string;
  previous: AppointmentRequest | undefined;
  next: AppointmentRequest | undefined;
  onOpen: (request: AppointmentRequest) => void;
  onClose: () => void;
}

/** The owner's name, previous and next request, and `Close`. */
export function DrawerHead(props: DrawerHeadProps) {
  const { title, titleId, request, position, previous, next, onOpen, onClose } = props;
  /** Announces the shown request after Previous or Next. */
  const [hasStepped, setHasStepped] = useState(false);

  function step(to: AppointmentRequest) {
    setHasStepped(true);
    onOpen(to);
  }

  return (
    <Row gap={4} align="start" justify="between" className={styles.head}>
      <div>
        <h2 id={titleId} className="h3 breaks" translate="no">
          {title}
        </h2>
        <p className="small numeric">
          {[request.id && `Request ${request.id}`, position].filter(Boolean).join(' · ')}
        </p>
        <p role="status" className="visually-hidden">
          {hasStepped && [title, position].filter(Boolean).join(', ')}
        </p>
      </div>
      <Row gap={1} className={styles.tools}>
        <StepButton icon="ChevronLeft" label="Previous request" to={previous} onStep={step} />
        <StepButton icon="ChevronRight" label="Next request" to={next} onStep={step} />
        <IconButton label="Close" onClick={onClose}>
          <Icon icon="X" />
        </IconButton>
      </Row>
    </Row>
  );
}

interface StepButtonProps {
  icon: IconName;
  label: string;
  to: AppointmentRequest | undefined;
  onStep: (to: AppointmentRequest) => void;
}

function StepButton({ icon, label, to, onStep }: StepButtonProps) {
  return (
    <IconButton label={label} aria-disabled={!to || undefined} onClick={() => to && onStep(to)}>
      <Icon icon={icon} />
    </IconButton>
  );
}
