import { Icon, type IconName } from '#src/components/Icon.tsx';
import { Grid } from '#src/components/layout/Grid.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { Row, Stack } from '#src/components/layout/Stack.tsx';
import { ArchedPortrait } from '#src/components/pictures/ArchedPortrait.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import styles from './SecondAbout.module.css';

export interface SecondAboutProps {
  title: string;
  lead: string;
  /** From the hips up, without background. */
  people: Picture[];
  always: { title: string; items: string[] };
  never: { title: string; items: string[] };
}

export function SecondAbout({ title, lead, people, always, never }: SecondAboutProps) {
  return (
    <Section ground="mint" floor space="top" className={styles.section}>
      <Grid wrap gap={12}>
        <div className={styles.windows}>
          {people.map((picture, index) => (
            <ArchedPortrait
              key={picture.alt}
              picture={picture}
              ground={index % 2 ? 'sky' : 'wash'}
            />
          ))}
        </div>
        <div className={styles.text}>
          <SectionTitle className="xl">{title}</SectionTitle>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <div className={styles.lists} data-layout="columns" data-gap="8">
            <HabitList {...always} icon="Check" />
            <HabitList {...never} icon="X" />
          </div>
        </div>
      </Grid>
    </Section>
  );
}

function HabitList({ title, items, icon }: { title: string; items: string[]; icon: IconName }) {
  return (
    <div>
      <h3>{title}</h3>
      <Stack as="ul" gap={3}>
        {items.map((item) => (
          <Row as="li" key={item} gap={3} align="start">
            <Icon icon={icon} />
            <span>{item}</span>
          </Row>
        ))}
      </Stack>
    </div>
  );
}
