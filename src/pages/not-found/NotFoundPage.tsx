import * as notFoundPage from '#content/pages/notFound.ts';
import hillsDrawing from '#content/pictures/scenes/hills.svg';
import { ButtonLink } from '#src/components/Button.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { LinkArrow, SiteLink } from '#src/components/SiteLink.tsx';
import { paths } from '#src/config/paths.ts';
import type { Picture } from '#src/domain/contentTypes.ts';
import { PageMeta } from '#src/pages/shared/PageMeta.tsx';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import styles from './NotFoundPage.module.css';

const hills: Picture = { src: hillsDrawing, width: 1440, height: 560, alt: '' };

export function NotFoundPage() {
  const { title, text, crumb, homeLabel, popularLabel, popular, picture, signs } = notFoundPage;
  return (
    <>
      <PageMeta title={title} description={text} />
      {/* An unknown address's segments have no pages: shows /error instead. */}
      <PageHead
        address={paths.error}
        current={crumb}
        className={styles.head}
        scenery={<PictureImage picture={hills} eager className={styles.hills} />}
      >
        <div className={styles.text}>
          <h1>{title}</h1>
          <p className={`lead ${styles.lead}`}>{text}</p>
          <ButtonLink href={paths.home} className={styles.home}>
            {homeLabel}
          </ButtonLink>
          <nav aria-label={popularLabel} className={styles.popular} data-ground="paper">
            <ul>
              {popular.map(({ label, href }) => (
                <li key={label}>
                  <SiteLink href={href} data-layout="row" data-gap="4" data-justify="between">
                    <span>{label}</span>
                    <LinkArrow href={href} />
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={`container ${styles.scene}`}>
          <PictureImage picture={picture} eager className={styles.dog} />
          {/* Hidden from screen readers and Tab, because the list has the same links. */}
          {signs.map(({ label, href }) => (
            <SiteLink
              key={label}
              href={href}
              className={`nowrap ${styles.sign}`}
              aria-hidden
              tabIndex={-1}
            >
              {label}
            </SiteLink>
          ))}
        </div>
      </PageHead>
    </>
  );
}
