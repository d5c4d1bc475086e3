import { Phone } from 'lucide-react';
import { Avatar } from '#src/components/Avatar.tsx';
import { ButtonLink } from '#src/components/Button.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import type { PostSummary } from '#src/domain/posts.ts';
import { PageHead } from '#src/sections/PageHead.tsx';
import styles from './ArticleHead.module.css';
import { PostDate } from './PostMeta.tsx';

interface ArticleHeadProps {
  post: PostSummary;
  pathname: string;
  /** Minutes that reading takes. */
  minutes: number;
  /** To be called where the article is about something that can't wait. */
  phone: { display: string; href: string };
}

/** Title and author, and the picture that runs off the right edge. */
export function ArticleHead({ post, pathname, minutes, phone }: ArticleHeadProps) {
  return (
    <PageHead
      wall="cream"
      pathname={pathname}
      current={post.shortTitle}
      className={styles.head}
      scenery={
        <div className={styles.picture} data-focus={post.focus}>
          <PictureImage picture={post.picture} first />
        </div>
      }
    >
      <div className={styles.words}>
        <h1>{post.title}</h1>
        {post.urgent && (
          <ButtonLink href={phone.href} className={styles.call}>
            <Phone aria-hidden strokeWidth={1.5} />
            Call {phone.display}
          </ButtonLink>
        )}
        <div className={styles.by}>
          <Avatar src={post.author.picture} className={styles.face} />
          <p>
            {post.author.name}
            <small>
              <PostDate date={post.date} />, {minutes} {minutes === 1 ? 'minute' : 'minutes'} to
              read
            </small>
          </p>
        </div>
      </div>
    </PageHead>
  );
}
