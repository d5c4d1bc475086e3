import { brand } from '#content/brand.ts';
import { form, formTitle } from '#content/pages/article.ts';
import { articles, type LoadedArticle } from '#src/business/articles.ts';
import { Grid } from '#src/components/layout/Grid.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { AppointmentForm } from '#src/features/enquiry/AppointmentForm.tsx';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { useStartBooking } from '#src/pages/shared/useStartBooking.ts';
import { staticSection } from '#src/platform/hydration/staticSection.tsx';
import { type PageAddress, useLoaded } from '#src/platform/shownPage.ts';
import { textOf, type TextComponent } from '#src/sections/articles/Prose.tsx';
import { ArticleAside } from './ArticleAside.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { FormBand } from './FormBand.tsx';
import { UnknownArticle } from './UnknownArticle.tsx';
import styles from './ArticlePage.module.css';

const ArticleText = staticSection(async () => (await import('./ArticleText.tsx')).ArticleText);

const texts = import.meta.glob<TextComponent>('/content/articles/*.md', { import: 'default' });

/** Loads the address's article before the page renders; null if unknown. */
export async function loader({ params }: PageAddress): Promise<LoadedArticle | null> {
  const article = articles.find(({ id }) => id === params.blogId);
  return article
    ? { ...article, Text: await texts[`/content/articles/${article.id}.md`]!() }
    : null;
}

/** /blog/{id}: an article with its comments, other articles and a form. */
export function ArticlePage() {
  const startBooking = useStartBooking();
  const article = useLoaded<typeof loader>();
  if (!article) return <UnknownArticle />;
  return (
    <>
      <PageMeta title={article.title} description={article.subtitle} />
      <ArticleHead article={article} minutes={readingMinutes(article)} />
      <Section as="div" ground="page" className={styles.content}>
        <Grid wrap gap={12}>
          <ArticleText />
          <div className={`screen-only ${styles.aside}`}>
            <ArticleAside article={article} />
          </div>
        </Grid>
      </Section>
      <FormBand heading={article.formTitle ?? formTitle}>
        <AppointmentForm {...form} phone={brand.phone} onStart={startBooking} />
      </FormBand>
    </>
  );
}

function readingMinutes({ title, subtitle, Text }: LoadedArticle): number {
  const words = `${title} ${subtitle} ${textOf(Text({}))}`.split(/\s+/);
  return Math.max(1, Math.round(words.length / 200));
}
