import { useId, type ComponentProps, type Ref } from 'react';
import { ButtonLink } from '#src/components/Button.tsx';
import { CallLabel } from '#src/components/CallLabel.tsx';
import { NoteBox } from '#src/components/NoteBox.tsx';
import type { EnquiryContent } from '#src/domain/contentTypes.ts';
import { enquiryText } from '#src/domain/enquiry.ts';
import { BookingWay } from './BookingWay.tsx';
import { MailWay } from './MailWay.tsx';
import { WayOn } from './WayOn.tsx';
import styles from './NotSentYet.module.css';

/** What the ways on need to know of the page and the brand. */
export interface WaysOn {
  phone: { display: string; href: string };
  phoneHours: string;
  /** The clinic's e-mail address. */
  email: string;
  mobile: ComponentProps<typeof BookingWay>['mobile'];
  onBook: ComponentProps<typeof BookingWay>['onBook'];
}

interface NotSentYetProps extends WaysOn, Pick<EnquiryContent, 'fields' | 'leadsTo' | 'mail'> {
  values: Readonly<Record<string, string>>;
  ref?: Ref<HTMLDivElement>;
}

/** Says that nothing was sent, and what can be done with what was typed. It follows the fields as they change. */
export function NotSentYet({ ref, ...props }: NotSentYetProps) {
  const { values, leadsTo, phone, phoneHours, email, mobile, onBook } = props;
  const id = useId();
  const isEmpty = !Object.values(values).some((value) => value.trim());
  const booking = (
    <BookingWay key="booking" {...{ values, mobile, onBook }} isFirst={leadsTo === 'booking'} />
  );
  const mail = <MailWay key="mail" {...mailOf(props)} email={email} isFirst={leadsTo === 'mail'} />;
  return (
    <NoteBox
      icon="Info"
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.note}
      data-hides-booking-bar
    >
      <p className={styles.title} id={`${id}-title`}>
        Not sent yet
      </p>
      <p id={`${id}-text`}>
        {isEmpty
          ? 'Nothing is filled in yet. You can still choose one of three ways.'
          : 'What you typed is still here. Choose how it reaches the clinic.'}
      </p>
      <ul>
        {leadsTo === 'mail' ? [mail, booking] : [booking, mail]}
        <WayOn
          action={
            <ButtonLink href={phone.href} kind="secondary" size="small">
              <CallLabel number={phone.display} />
            </ButtonLink>
          }
        >
          <p>{phoneHours}</p>
        </WayOn>
      </ul>
    </NoteBox>
  );
}

/** The e-mail with everything that was typed, but for the word that only this page asks for. */
function mailOf({ fields, values, mail }: NotSentYetProps) {
  const answers = fields
    .filter(({ name }) => name !== 'word' && name !== 'subject')
    .map(({ name, label }) => ({ label, value: values[name] ?? '' }));
  return {
    subject: values.subject?.trim() || mail.subject,
    body: [mail.opening, enquiryText(answers)].filter(Boolean).join('\n\n'),
  };
}
