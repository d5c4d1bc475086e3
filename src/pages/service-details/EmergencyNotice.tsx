import type { ReactNode } from 'react';
import { NoticeBox } from '#src/components/NoticeBox.tsx';
import styles from './EmergencyNotice.module.css';

interface EmergencyNoticeProps {
  title: string;
  text: string;
  /** Emergency advice. */
  advice: ReactNode;
}

export function EmergencyNotice({ title, text, advice }: EmergencyNoticeProps) {
  return (
    <NoticeBox icon="PhoneCall" ground="paper">
      <h3>{title}</h3>
      <p className={styles.text}>{text}</p>
      {advice}
    </NoticeBox>
  );
}
