import { Grid } from '#src/components/Grid.tsx';
import { Section, SectionTitle } from '#src/components/Section.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Link } from '#src/domain/contentTypes.ts';
import styles from './ServiceList.module.css';

export interface ServiceListProps {
  title: string;
  lead: string;
  phone: Link;
  groups: { title: string; services: { title: string; text: string; href: string }[] }[];
}

/** Every service by name, in groups. */
export function ServiceList({ title, lead, phone, groups }: ServiceListProps) {
  return (
    <Section ground="wash">
      <Grid wrap className={styles.grid}>
        <div className={styles.head}>
          <SectionTitle>{title}</SectionTitle>
          <p className="lead">{lead}</p>
          <SiteLink href={phone.href} className={styles.phone}>
            {phone.label}
          </SiteLink>
        </div>
        <div className={styles.groups}>
          {groups.map((group) => (
            <div key={group.title} className={styles.group}>
              <h3>{group.title}</h3>
              <ul>
                {group.services.map(({ title: service, text, href }) => (
                  <li key={service}>
                    <SiteLink href={href}>{service}</SiteLink>
                    <span>{text}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Grid>
    </Section>
  );
}
