import { useId } from 'react';
import { Icon, type IconName } from '#src/components/Icon.tsx';
import { Grid } from '#src/components/layout/Grid.tsx';
import { Section, SectionTitle } from '#src/components/layout/Section.tsx';
import { Row, Stack } from '#src/components/layout/Stack.tsx';
import { CroppedPicture } from '#src/components/pictures/CroppedPicture.tsx';
import { TabList, TabPanel } from '#src/components/tabs/Tabs.tsx';
import { useHashTab } from '#src/components/tabs/useHashTab.ts';
import type { Picture } from '#src/domain/contentTypes.ts';
import styles from './ServiceTabs.module.css';

interface ServiceTab {
  /** The panel's id, which is also the hash that opens it: 'Internal_Medicine'. */
  href: string;
  label: string;
  picture: Picture;
  title: string;
  subtitle: string;
  points: { icon: IconName; text: string }[];
}

export interface ServiceTabsProps {
  title: string;
  hint: string;
  tabs: ServiceTab[];
}

/** The specialist services in tabs. Each tab has an anchor, such as '#surgery' (docs/product.md, section 2). */
export function ServiceTabs({ title, hint, tabs }: ServiceTabsProps) {
  const id = useId();
  const { active, choose } = useHashTab(tabs.map(({ href }) => href));
  return (
    <Section ground="page" titleId={id}>
      <Grid wrap gap={3} align="start">
        <div className={styles.side} data-columns="1-5">
          <SectionTitle>{title}</SectionTitle>
          <TabList
            labelledBy={id}
            active={active}
            onChoose={choose}
            className={styles.list}
            tabs={tabs.map(({ href, label }) => ({ href, label: <span>{label}</span> }))}
          />
          <p className={`small ${styles.hint}`}>{hint}</p>
        </div>
        <div className={styles.panels} data-columns="7-12">
          {tabs.map((tab) => (
            <TabPanel key={tab.href} id={tab.href} isActive={tab.href === active}>
              <Content {...tab} />
            </TabPanel>
          ))}
        </div>
      </Grid>
    </Section>
  );
}

function Content({ picture, title, subtitle, points }: ServiceTab) {
  return (
    <>
      <CroppedPicture picture={picture} className={styles.picture} />
      <Stack gap={2} className={styles.box}>
        <h3>{title}</h3>
        <p className="soft">{subtitle}</p>
        <Stack as="ul" gap={3}>
          {points.map(({ icon, text }) => (
            <Row as="li" key={text} gap={3} align="start">
              <Icon icon={icon} />
              <span>{text}</span>
            </Row>
          ))}
        </Stack>
      </Stack>
    </>
  );
}
