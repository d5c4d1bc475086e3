import { Grid } from '#src/components/layout/Grid.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { Stack } from '#src/components/layout/Stack.tsx';
import { PhoneNumber } from '#src/components/PhoneNumber.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { Phone } from '#src/domain/contactLinks.ts';
import styles from './GalleryPage.module.css';

export interface ServiceListProps {
  title: string;
  lead: string;
  phone: Phone;
  groups: { title: string; services: { title: string; text: string; href: string }[] }[];
}

export function ServiceList({ title, lead, phone, groups }: ServiceListProps) {
  return (
    <Section ground="wash">
      <Grid wrap gap={10} align="start">
        <Stack gap={5} className="sticky" data-columns="1-4">
          <SectionTitle>{title}</SectionTitle>
          <p className="lead">{lead}</p>
          <PhoneNumber {...phone} className={styles.phone} />
        </Stack>
        <Stack gap="fluid-5" data-columns="6-12">
          {groups.map((group) => (
            <div key={group.title}>
              <h3>{group.title}</h3>
              <ul className={styles.services} data-lines>
                {group.services.map(({ title: service, text, href }) => (
                  <li key={service} data-layout="columns">
                    <SiteLink href={href} className="strong ink">
                      {service}
                    </SiteLink>
                    <span>{text}</span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Stack>
      </Grid>
    </Section>
  );
}
