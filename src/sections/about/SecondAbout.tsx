import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { ArchedPortrait } from '#src/components/ArchedPortrait.tsx';
import type { Picture } from '#src/domain/contentTypes.ts';
import styles from './SecondAbout.module.css';

export interface SecondAboutProps {
  title: string;
  lead: string;
  /** Two people from the hips up, without a background. */
  people: [Picture, Picture];
  always: { title: string; items: string[] };
  never: { title: string; items: string[] };
}

/** Another about block: two people of the clinic, what they always do and what they never do. */
export function SecondAbout({ title, lead, people, always, never }: SecondAboutProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.windows}>
          <ArchedPortrait picture={people[0]} ground="wash" />
          <ArchedPortrait picture={people[1]} ground="sky" />
        </div>
        <div className={styles.words}>
          <h2 id={id} className="xl">
            {title}
          </h2>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <div className={styles.lists}>
            <HabitList {...always} icon={<Check aria-hidden strokeWidth={2} />} />
            <HabitList {...never} icon={<X aria-hidden strokeWidth={2} />} />
          </div>
        </div>
      </div>
    </section>
  );
}

function HabitList({
  title,
  items,
  icon,
}: {
  title: string;
  items: string[];
  icon: React.ReactNode;
}) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            {icon}
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
