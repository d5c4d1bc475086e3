import { Avatar } from '#src/components/Avatar.tsx';
import { ButtonLink } from '#src/components/Button.tsx';
import { CallLabel } from '#src/components/CallLabel.tsx';
import { CroppedPicture } from '#src/components/CroppedPicture.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { Row } from '#src/components/Stack.tsx';
import type { ArticleSummary } from './article.ts';
import { PageHead } from '#src/sections/hero/PageHead.tsx';
import { ArticleTitle } from './ArticleTitle.tsx';
import * as messages from './messages.tsx';
import styles from './ArticleHead.module.css';
import { ArticleDate } from './ArticleMeta.tsx';

interface ArticleHeadProps {
  article: ArticleSummary;
  pathname: string;
  /** Reading time in minutes. */
  minutes: number;
  /** Offered where the article is about an emergency. */
  phone: { display: string; href: string; hours: string };
}

/** The head of an article: title, author, reading time, and a picture that runs to the screen's right edge. */
export function ArticleHead({ article, pathname, minutes, phone }: ArticleHeadProps) {
  return (
    <PageHead
      ground="page"
      pathname={pathname}
      current={article.shortTitle}
      className={styles.head}
      scenery={<CroppedPicture picture={article.picture} eager className={styles.picture} />}
    >
      <div className={styles.words} data-urgent={article.urgent}>
        <h1>
          <ArticleTitle {...article} />
        </h1>
        {article.urgent && (
          <Row gap={4} className="above-7">
            <ButtonLink href={phone.href}>
              <Icon icon="Phone" />
              <CallLabel number={phone.display} />
            </ButtonLink>
            <small className="small">{phone.hours}</small>
          </Row>
        )}
        <Row gap={4} className={`strong ${styles.by}`}>
          <Avatar src={article.author.picture} />
          <p>
            <span>{article.author.name}</span>
            <small className="small">
              <ArticleDate date={article.date} />
              <span>{messages.minutesToRead(minutes)}</span>
            </small>
          </p>
        </Row>
      </div>
    </PageHead>
  );
}
