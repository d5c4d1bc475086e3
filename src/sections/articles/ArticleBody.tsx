import { PhoneCall } from 'lucide';
import { EmergencyAdvice } from '#src/components/EmergencyAdvice.tsx';
import { Icon } from '#src/components/Icon.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { ArticleBlock, ArticleBodyContent } from '#src/domain/articles.ts';
import styles from './ArticleBody.module.css';

interface Phone {
  display: string;
  href: string;
}

interface ArticleBodyProps extends Pick<ArticleBodyContent, 'opening' | 'blocks'> {
  phone: Phone;
  /** What to do at which hour, below every box that says when to call. */
  advice: readonly string[];
}

/** An article's text. */
export function ArticleBody({ opening, blocks, phone, advice }: ArticleBodyProps) {
  return (
    <div className={styles.text}>
      <p className={styles.opening}>{opening}</p>
      {blocks.map((block, index) => (
        // The blocks of an article never change their order.
        <Block key={index} block={block} phone={phone} advice={advice} />
      ))}
    </div>
  );
}

type CallProps = Pick<ArticleBodyProps, 'phone' | 'advice'>;

function Block({ block, ...call }: { block: ArticleBlock } & CallProps) {
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text}</h2>;
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol>
          {block.steps.map(({ start, text }) => (
            <li key={start}>
              <b>{start}</b> {text}
            </li>
          ))}
        </ol>
      );
    // A pull quote repeats a sentence of the text, so screen readers skip it.
    case 'quote':
      return (
        <p className={styles.quote} aria-hidden>
          {block.text}
        </p>
      );
    case 'figure':
      return (
        <figure>
          <PictureImage picture={block.picture} />
          <figcaption>{block.caption}</figcaption>
        </figure>
      );
    case 'call':
      return <CallBox {...block} {...call} />;
  }
}

function CallBox({
  title,
  signs,
  phone,
  advice,
}: { title: string; signs: readonly string[] } & CallProps) {
  return (
    <div className={styles.callBox}>
      <Icon icon={PhoneCall} />
      <div>
        <h3>{title}</h3>
        <ul>
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
        <SiteLink href={phone.href} className="tall-link">
          Call {phone.display}
        </SiteLink>
        <EmergencyAdvice advice={advice} className="small" />
      </div>
    </div>
  );
}
