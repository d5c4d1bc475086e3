import { Children, isValidElement, type PropsWithChildren, type ReactNode } from 'react';
import cat from '#content/pictures/scenes/cat-asleep.svg';
import Text, { frontmatter } from '#content/texts/privacy.md';
import { Grid } from '#src/components/layout/Grid.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { Cluster } from '#src/components/layout/Stack.tsx';
import { NoticeBox } from '#src/components/notices/NoticeBox.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { StandaloneLink } from '#src/components/SiteLink.tsx';
import { textOf } from '#src/sections/articles/Prose.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import styles from './PrivacySections.module.css';

interface Part {
  id: string;
  heading: string;
  children: ReactNode[];
}

/** The notice split at its headings (`## Text {#id}`). */
function noticeParts(): { above: ReactNode[]; parts: Part[] } {
  const above: ReactNode[] = [];
  const parts: Part[] = [];
  for (const child of Children.toArray(Text({}).props.children)) {
    if (isValidElement<PropsWithChildren>(child) && child.type === 'h2') {
      const [heading = '', id = ''] = textOf(child).split(/ \{#|\}$/);
      parts.push({ id, heading, children: [] });
    } else (parts.at(-1)?.children ?? above).push(child);
  }
  return { above, parts };
}

const { above, parts } = noticeParts();

export function PrivacySections() {
  const { title, lead, updated } = frontmatter;
  return (
    <>
      <PageHead
        floor
        title={title}
        lead={lead}
        leadPosition="below"
        className={styles.head}
        scenery={
          <PictureImage
            picture={{ src: cat, width: 430, height: 268, alt: '' }}
            eager
            className={`screen-only ${styles.picture}`}
          />
        }
      />
      <Section as="div" ground="page">
        <Grid wrap gap={10}>
          <div className="screen-only" data-columns="1-4">
            <Index />
          </div>
          <div className={styles.text} data-columns="6-12">
            <NoticeBox icon="Info">{above}</NoticeBox>
            {parts.map(({ id, heading, children }) => (
              <section
                key={id}
                id={id}
                aria-labelledby={`${id}-title`}
                className={`breaks ${styles.part}`}
                data-layout="stack"
                data-gap="4"
              >
                <h2 id={`${id}-title`} className="title">
                  {heading}
                </h2>
                {children}
              </section>
            ))}
            <p className="caption">{updated}</p>
          </div>
        </Grid>
      </Section>
    </>
  );
}

function Index() {
  return (
    <nav aria-label={frontmatter.index} className={`sticky ${styles.index}`}>
      <p>{frontmatter.index}</p>
      <Cluster as="ul">
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <StandaloneLink href={`#${id}`}>{heading}</StandaloneLink>
          </li>
        ))}
      </Cluster>
    </nav>
  );
}
