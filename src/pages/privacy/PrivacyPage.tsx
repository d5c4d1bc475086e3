import { useLocation } from 'react-router-dom';
import { Grid } from '#src/components/Grid.tsx';
import { NoteBox } from '#src/components/NoteBox.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { Section } from '#src/components/Section.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { Cluster } from '#src/components/Stack.tsx';
import { privacyPage } from '#src/content/privacyPage.ts';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { NoticeSection } from '#src/sections/notice/NoticeSection.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import styles from './PrivacyPage.module.css';

/** /privacy: the notice of what is asked, why, who sees it and how long, and what this browser keeps. */
export function Component() {
  const { pathname } = useLocation();
  const { head, lead, picture, parts, updated } = privacyPage;
  return (
    <>
      <PageMeta {...head} />
      <PageHead
        ground="mint"
        floor
        pathname={pathname}
        title={head.title}
        lead={lead}
        leadPlace="below"
        className={styles.head}
        scenery={
          <PictureImage picture={picture} eager className={`screen-only ${styles.picture}`} />
        }
      />
      <Section as="div" ground="page">
        <Grid wrap gap={10}>
          <div className="screen-only" data-columns="1-4">
            <Index />
          </div>
          <div className={styles.text} data-columns="6-12">
            <SampleNote />
            {parts.map((part) => (
              <NoticeSection key={part.id} part={part} />
            ))}
            <p className="caption">{updated}</p>
          </div>
        </Grid>
      </Section>
    </>
  );
}

function Index() {
  const { indexLabel, parts } = privacyPage;
  return (
    <nav aria-label={indexLabel} className={`goes-along ${styles.index}`}>
      <p>{indexLabel}</p>
      <Cluster as="ul">
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <SiteLink href={`#${id}`} className="tall-link">
              {heading}
            </SiteLink>
          </li>
        ))}
      </Cluster>
    </nav>
  );
}

function SampleNote() {
  const { title, text } = privacyPage.sample;
  return (
    <NoteBox icon="Info">
      <p>
        <b>{title}</b>
      </p>
      <p>{text}</p>
    </NoteBox>
  );
}
