import { Fragment } from 'react';
import { useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router-dom';
import { Actions } from '#src/components/Actions.tsx';
import { ButtonLink } from '#src/components/Button.tsx';
import { Grid } from '#src/components/Grid.tsx';
import { PhoneLink } from '#src/components/PhoneLink.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { Section } from '#src/components/Section.tsx';
import { paths } from '#src/config/paths.ts';
import { brand } from '#content/brand.ts';
import { vets } from '#content/vets.ts';
import { hoursInWords } from '#content/hours.ts';
import { loadTextPage } from '#src/content/textPages.ts';
import type { TextBlock } from '#src/domain/articles.ts';
import { mailDraft } from '#src/domain/contactLinks.ts';
import type { NextStep, TextPageContent } from '#src/domain/textPages.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { Prose } from '#src/sections/articles/Prose.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import styles from './TextPage.module.css';

/** Loads the text of the page at the address, before the page renders. */
export async function loader({ request }: LoaderFunctionArgs): Promise<TextPageContent> {
  return loadTextPage(new URL(request.url).pathname.split('/')[1]!.toLowerCase());
}

/** A page that is a heading and a text: a Markdown file in the `texts` folder of the content. */
export function Component() {
  const { pathname } = useLocation();
  const page = useLoaderData<typeof loader>();
  const { title, shortTitle, description, picture, opening, next } = page;
  return (
    // As in an article.
    <Fragment key={pathname}>
      <PageMeta title={title} description={description} />
      <PageHead ground="page" pathname={pathname} current={shortTitle}>
        <h1>{title}</h1>
      </PageHead>
      {/* Nobody is asked to book beside a text that asks for a call. */}
      <Section
        as="div"
        ground="page"
        space="close"
        data-hides-booking-bar={next?.href === brand.phone.href || undefined}
      >
        <Grid wrap align="start">
          <div data-columns={picture && '1-7'}>
            <Prose opening={opening} blocks={blocksOf(page)} phone={brand.phone} />
            {next && <Next {...next} />}
          </div>
          {picture && (
            <div className={`goes-along ${styles.picture}`} data-columns="8-12">
              <PictureImage picture={picture} eager />
            </div>
          )}
        </Grid>
      </Section>
    </Fragment>
  );
}

/** The text, and below it what it lists. */
function blocksOf({ blocks, lists }: TextPageContent): readonly TextBlock[] {
  const registered = vets.filter(({ registration }) => registration);
  if (lists !== 'registrations' || registered.length === 0) return blocks;
  const items = registered.map(({ id, name, registration }) => [
    { kind: 'link', href: paths.vet(id), text: name } as const,
    `: ${registration}`,
  ]);
  return [...blocks, { kind: 'list', items }];
}

/** The one thing to do next, and the number for whoever would rather call. */
function Next({ label, href, mail, asks }: NextStep) {
  const body = asks.map((question) => `${question}: `).join('\n');
  const way = mail ? mailDraft({ to: brand.email, subject: mail, body })!.href : href;
  return (
    <Actions className={styles.next}>
      <ButtonLink href={way}>{label}</ButtonLink>
      {way !== brand.phone.href && <PhoneLink {...brand.phone} hours={hoursInWords.phone} />}
    </Actions>
  );
}
