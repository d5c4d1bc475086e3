import { Icon } from '#src/components/Icon.tsx';
import { Grid } from '#src/components/layout/Grid.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { PhoneNumber } from '#src/components/PhoneNumber.tsx';
import { RichText } from '#src/components/RichText.tsx';
import type { Phone } from '#src/domain/contactLinks.ts';
import type { RichText as Text } from '#src/domain/contentTypes.ts';
import styles from './QuestionList.module.css';

export interface Question {
  question: string;
  answer: Text;
}

export interface QuestionListProps {
  heading: string;
  lead: string;
  /** The number to call with another question. */
  phone: Phone;
  items: Question[];
}

/** Questions that open to their answers. They are native `details`, so they work without a script. */
export function QuestionList({ heading, lead, phone, items }: QuestionListProps) {
  return (
    <Section ground="wash">
      <Grid wrap gap="fluid-5">
        <div data-columns="1-5">
          <SectionTitle>{heading}</SectionTitle>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <PhoneNumber {...phone} standalone className={styles.phone} />
        </div>
        <div data-columns="6-12">
          {items.map(({ question, answer }, index) => (
            <details key={question} className={styles.item} open={index === 0}>
              <summary data-layout="row" data-gap="6" data-justify="between">
                <span>{question}</span>
                <Icon icon="ChevronDown" data-turns="" />
              </summary>
              <p>
                <RichText text={answer} />
              </p>
            </details>
          ))}
        </div>
      </Grid>
    </Section>
  );
}
