import {
  Children,
  isValidElement,
  type ComponentProps,
  type ComponentType,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
} from 'react';
import { NoticeBox } from '#src/components/notices/NoticeBox.tsx';
import { PictureImage } from '#src/components/pictures/PictureImage.tsx';
import { SiteLink } from '#src/components/SiteLink.tsx';
import '#src/components/pictures/leash.css';
import styles from './Prose.module.css';

/** The components that replace Markdown's elements. */
type TextComponents = {
  [Tag in 'a' | 'blockquote' | 'img' | 'p']?: ComponentType<ComponentProps<Tag>>;
};

/** A compiled Markdown file. */
export type TextComponent = (props: {
  components?: TextComponents;
}) => ReactElement<PropsWithChildren>;

interface ProseProps {
  Text: TextComponent;
  components: TextComponents;
  /** Shown below the text. */
  children?: ReactNode;
}

/** The text of an article or of a text page. */
export function Prose({ Text, components, children }: ProseProps) {
  return (
    <div className={styles.text}>
      <Text components={components} />
      {children}
    </div>
  );
}

/** The components of a text. `pictures`: addresses by file; `call` ends each `[!CALL]` box, `emergency` each `[!EMERGENCY]` box. */
export function proseComponents(
  pictures: Readonly<Record<string, string>>,
  call: ReactNode,
  emergency: ReactNode,
): TextComponents {
  const Figure = ({ src = '', alt = '', title }: ComponentProps<'img'>) => (
    <figure>
      <PictureImage picture={{ src: pictures[src] ?? src, width: 480, height: 360, alt }} />
      {title && <figcaption>{title}</figcaption>}
    </figure>
  );
  return {
    a: TextLink,
    img: Figure,
    // A picture alone in its paragraph: a <figure> inside a <p> is invalid.
    p: ({ children }) =>
      isValidElement(children) && children.type === Figure ? children : <p>{children}</p>,
    blockquote: ({ children }) => (
      <QuoteOrBox call={call} emergency={emergency}>
        {children}
      </QuoteOrBox>
    ),
  };
}

function TextLink({ href = '', children }: ComponentProps<'a'>) {
  return <SiteLink href={href}>{children}</SiteLink>;
}

interface BoxEnds {
  call: ReactNode;
  emergency: ReactNode;
}

/** `> Words.` is a quote; `> [!NOTE] Title`, `> [!CALL] Title` and `> [!EMERGENCY] Title` begin a box, which stands below a heading. */
function QuoteOrBox({ call, emergency, children }: PropsWithChildren<BoxEnds>) {
  const [first, ...rest] = Children.toArray(children).filter(isElement);
  const opening = first?.props.children;
  const [, kind, title] = /^\[!(NOTE|CALL|EMERGENCY)\] (.+)$/.exec(textOf(opening)) ?? [];
  if (!kind) return <blockquote className={styles.quote}>{opening}</blockquote>;
  return (
    <NoticeBox icon={kind === 'NOTE' ? 'Info' : 'PhoneCall'} className={styles.box}>
      <h3 className={styles.boxTitle}>{title}</h3>
      {rest}
      {kind === 'CALL' && call}
      {kind === 'EMERGENCY' && emergency}
    </NoticeBox>
  );
}

function isElement(node: ReactNode): node is ReactElement<PropsWithChildren> {
  return isValidElement(node);
}

/** The plain text of a node, without markup. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isElement(node) ? textOf(node.props.children) : '';
}
