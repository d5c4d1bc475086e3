import { ArrowUpRight } from 'lucide-react';
import { ButtonLink } from '#src/components/Button.tsx';
import { Carousel, CarouselArrows } from '#src/components/Carousel.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import { useCarousel } from '#src/components/useCarousel.ts';
import type { BlogTeaser, Link } from '#src/domain/contentTypes.ts';
import { longDate } from '#src/domain/posts.ts';
import { safeHttpLink } from '#src/domain/safeLink.ts';
import styles from './BlogTeasers.module.css';

export interface BlogTeasersProps {
  /** The anchor that leads here. */
  id: string;
  title: string;
  posts: BlogTeaser[];
  all: Link;
}

/**
 * Articles, three at a time. The first of each three is wide; any three neighbours hold one wide and two narrow ones,
 * so the row fills the grid wherever it stops.
 */
export function BlogTeasers({ id, title, posts, all }: BlogTeasersProps) {
  const carousel = useCarousel(posts.length);
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          <div className={styles.side}>
            <ButtonLink href={all.href} kind="secondary" size="small">
              {all.label}
            </ButtonLink>
            <CarouselArrows carousel={carousel} of="article" />
          </div>
        </div>
        <Carousel
          carousel={carousel}
          className={styles.row}
          slideClassName={styles.slide}
          slides={posts.map((post) => ({
            key: post.postLink,
            label: post.title,
            content: <Teaser {...post} />,
          }))}
        />
      </div>
    </section>
  );
}

function Teaser(post: BlogTeaser) {
  return (
    <article className={styles.post}>
      <div className={styles.picture} data-focus={post.focus}>
        <PictureImage picture={{ ...post.thumbnail, alt: '' }} />
      </div>
      <p className={styles.meta}>
        <b>{post.category}</b>
        {post.date && <time dateTime={post.date}>{longDate(post.date)}</time>}
      </p>
      <h3>{post.title}</h3>
      <p className={styles.subtitle}>{post.subtitle}</p>
      <p className={styles.author}>
        <img src={post.authorIcon} alt="" width={32} height={32} loading="lazy" />
        {post.author}
      </p>
      <TeaserLink {...post} />
    </article>
  );
}

/** Into the site, or out of it: then in a tab of its own, and saying so. */
function TeaserLink({ postLink, btnText, title }: BlogTeaser) {
  if (postLink.startsWith('/')) {
    return (
      <SiteLink href={postLink} className={styles.link}>
        {btnText}
      </SiteLink>
    );
  }
  const href = safeHttpLink(postLink);
  if (!href) return null;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles.link}>
      {btnText}
      <ArrowUpRight aria-hidden strokeWidth={1.75} />
      <span className="visually-hidden">: {title} (another site, opens in a new tab)</span>
    </a>
  );
}
