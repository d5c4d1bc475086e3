import { CallLabel } from '#src/components/CallLabel.tsx';
import { EmergencyAdvice } from '#src/components/EmergencyAdvice.tsx';
import { NoteBox } from '#src/components/NoteBox.tsx';
import { PictureImage } from '#src/components/PictureImage.tsx';
import { RichText } from '#src/components/RichText.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import type { ProseContent, TextBlock } from '#src/domain/articles.ts';
import type { RichText as Text } from '#src/domain/richText.ts';
import '#src/components/leash.css';
import type { EmergencyWords } from '#src/domain/emergency.ts';
import styles from './Prose.module.css';

interface CallProps {
  phone: { display: string; href: string };
  /** What to do at which hour, below a box that says when to call: where the text is about an emergency. */
  advice?: EmergencyWords | undefined;
}

/** The text of an article or of a text page. */
export function Prose({ opening, blocks, ...call }: ProseContent & CallProps) {
  const firstHeading = blocks.findIndex(({ kind }) => kind === 'heading');
  return (
    <div className={styles.text}>
      {opening && (
        <p className={styles.opening}>
          <RichText text={opening} />
        </p>
      )}
      {blocks.map((block, index) => (
        // The blocks of a text never change their order.
        <Block
          key={index}
          block={block}
          boxTitle={firstHeading >= 0 && index > firstHeading ? 'h3' : 'h2'}
          {...call}
        />
      ))}
    </div>
  );
}

/** One level below the heading that a box stands under. */
type BoxTitle = 'h2' | 'h3';

function Block({ block, boxTitle, ...call }: { block: TextBlock; boxTitle: BoxTitle } & CallProps) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading>
          <RichText text={block.text} />
        </Heading>
      );
    }
    case 'text':
      return (
        <p>
          <RichText text={block.text} />
        </p>
      );
    case 'list':
      return <Items as="ul" items={block.items} />;
    case 'steps':
      return <Items as="ol" items={block.items} />;
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <RichText text={block.text} />
        </blockquote>
      );
    case 'figure':
      return (
        <figure>
          <PictureImage picture={block.picture} />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case 'note':
    case 'call':
      return <Box block={block} boxTitle={boxTitle} {...call} />;
  }
}

function Items({ as: List, items }: { as: 'ul' | 'ol'; items: readonly Text[] }) {
  return (
    <List>
      {items.map((item, index) => (
        // Nor do the items of a list.
        <li key={index}>
          <RichText text={item} />
        </li>
      ))}
    </List>
  );
}

interface BoxProps extends CallProps {
  block: Extract<TextBlock, { kind: 'note' | 'call' }>;
  boxTitle: BoxTitle;
}

function Box({ block, boxTitle: Title, phone, advice }: BoxProps) {
  const isCall = block.kind === 'call';
  return (
    <NoteBox icon={isCall ? 'PhoneCall' : 'Info'} className={styles.box}>
      {block.title && <Title className={styles.boxTitle}>{block.title}</Title>}
      {block.blocks.map((each, index) =>
        each.kind === 'list' ? (
          <Items key={index} as="ul" items={each.items} />
        ) : (
          <p key={index}>
            <RichText text={each.text} />
          </p>
        ),
      )}
      {isCall && (
        <>
          <SiteLink href={phone.href} className="tall-link">
            <CallLabel number={phone.display} />
          </SiteLink>
          {advice && <EmergencyAdvice advice={advice} className="small" />}
        </>
      )}
    </NoteBox>
  );
}
