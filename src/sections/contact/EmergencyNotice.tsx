import { CallLabel } from '#src/components/CallLabel.tsx';
import { EmergencyAdvice } from '#src/components/EmergencyAdvice.tsx';
import { NoteBox } from '#src/components/NoteBox.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { EmergencyWords } from '#src/domain/emergency.ts';
import styles from './EmergencyNotice.module.css';

interface EmergencyNoticeProps {
  title: string;
  /** Continues the title's sentence. */
  text: string;
  phone: { display: string; href: string };
  advice: EmergencyWords;
}

/** A box that says when to call at once, with the number. */
export function EmergencyNotice({ title, text, phone, advice }: EmergencyNoticeProps) {
  return (
    <NoteBox icon="PhoneCall" ground="paper">
      <h3>{title}</h3>
      <p className={styles.text}>{text}</p>
      <SiteLink href={phone.href} className="tall-link">
        <CallLabel number={phone.display} />
      </SiteLink>
      <EmergencyAdvice advice={advice} className="small" />
    </NoteBox>
  );
}
