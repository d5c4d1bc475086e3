import { CallLabel } from '#src/components/CallLabel.tsx';
import { EmergencyAdvice } from '#src/components/EmergencyAdvice.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import styles from './EmergencyNotice.module.css';

interface EmergencyNoticeProps {
  title: string;
  /** Continues the title's sentence. */
  text: string;
  phone: { display: string; href: string };
  advice: readonly string[];
}

/** A box that says when to call at once, with the number. */
export function EmergencyNotice({ title, text, phone, advice }: EmergencyNoticeProps) {
  return (
    <div className={styles.box}>
      <Icon icon="PhoneCall" />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        <SiteLink href={phone.href} className="tall-link">
          <CallLabel number={phone.display} />
        </SiteLink>
        <EmergencyAdvice advice={advice} className="small" />
      </div>
    </div>
  );
}
