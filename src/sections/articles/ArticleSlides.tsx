import { Card, CardLink } from '#src/components/Card.tsx';
import { Slides } from '#src/components/carousel/Slides.tsx';
import { Row } from '#src/components/layout/Stack.tsx';
import { Avatar } from '#src/components/pictures/Avatar.tsx';
import { CroppedPicture } from '#src/components/pictures/CroppedPicture.tsx';
import { LinkArrow } from '#src/components/SiteLink.tsx';
import { hreflangOf } from '#src/config/hindiPages.ts';
import type { Picture } from '#src/domain/contentTypes.ts';
import { ArticleMeta } from './ArticleMeta.tsx';
import * as messages from './messages.tsx';
import styles from './ArticleTeasers.module.css';

export interface ArticleTeaser {
  title: string;
  subtitle: string;
  /** '' if unknown. */
  author: string;
  thumbnail: Picture;
  /** The article's short title; for another site's page, the link's own words. */
  linkText: string;
  /** An article of this site, or a page of another. */
  href: `/${string}` | `https://${string}`;
  authorPicture: string;
  category: string;
  /** YYYY-MM-DD; '' for an outside page without a date. */
  date: string;
}

/** Children of ArticleTeasers. */
export function ArticleSlides({ articles }: { articles: ArticleTeaser[] }) {
  return (
    <Slides
      className={styles.slide}
      slides={articles.map((article) => ({
        label: article.title,
        content: <Teaser {...article} />,
      }))}
    />
  );
}

function Teaser(article: ArticleTeaser) {
  const lang = hreflangOf(article.href);
  return (
    <Card as="article" className={styles.article}>
      <CroppedPicture picture={{ ...article.thumbnail, alt: '' }} className={styles.picture} />
      <ArticleMeta {...article} lang={lang} />
      <h3 lang={lang}>{article.title}</h3>
      <p className={`not-phone ${styles.subtitle}`} lang={lang}>
        {article.subtitle}
      </p>
      {article.author && (
        <Row as="p" gap={2} className={`not-phone ${styles.author}`}>
          <Avatar src={article.authorPicture} />
          <span>{article.author}</span>
        </Row>
      )}
      <TeaserLink {...article} />
    </Card>
  );
}

/** A link to an article of this site, or to another site: that opens in a new tab, and its name says so. */
function TeaserLink({ href, linkText, title }: ArticleTeaser) {
  if (href.startsWith('/')) {
    return (
      <CardLink href={href} className={styles.link}>
        {messages.readArticle(<span lang={hreflangOf(href)}>{linkText}</span>)}
      </CardLink>
    );
  }
  return (
    <CardLink href={href} newTab className={styles.link} data-layout="row" data-gap="1">
      <span>{linkText}</span>
      <LinkArrow href={href} />
      <span className="visually-hidden">{messages.onAnotherSite(title)}</span>
    </CardLink>
  );
}
