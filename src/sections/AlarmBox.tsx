import { PhoneCall } from 'lucide-react';
import { SiteLink } from '#src/components/SiteLink.tsx';
import styles from './AlarmBox.module.css';

interface AlarmBoxProps {
  title: string;
  /** Goes on from the title. */
  text: string;
  phone: { display: string; href: string };
}

/** What is no matter for waiting, and the number to ring. */
export function AlarmBox({ title, text, phone }: AlarmBoxProps) {
  return (
    <div className={styles.box}>
      <PhoneCall aria-hidden strokeWidth={1.5} />
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        <SiteLink href={phone.href}>{phone.display}</SiteLink>
      </div>
    </div>
  );
}
