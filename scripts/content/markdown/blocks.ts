import type { Blockquote, List, Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { SimpleBlock, TextBlock } from '#src/domain/articles.ts';
import type { RichText, RichTextPart } from '#src/domain/richText.ts';
import { isAllowedLink, missingArticle, whyNoPage } from './links.ts';
import type { Problems } from './Problems.ts';

/** A picture of the text: the file below the pictures' folder, and the line that names it. */
export interface PictureFile {
  file: string;
  line: number;
  alt: string;
}

/** A text's blocks, its pictures still files. */
export type FileBlock =
  | Exclude<TextBlock, { kind: 'figure' }>
  | { kind: 'figure'; picture: PictureFile; caption: string };

/** What Markdown can have and these texts can't, in the words of who wrote it. */
const refusals: Partial<Record<Nodes['type'], string>> = {
  break:
    'Two spaces at the end of a line start a new one. Begin a new paragraph, or take them away.',
  code: 'Text that is set back by four spaces, or between ``` lines, is code. Start it at the line’s beginning.',
  definition: 'Write the address where the link is: [words](https://…).',
  html: 'HTML is not taken, only Markdown: ## headings, lists, **bold**, [links](/about).',
  imageReference: 'Write the file where the picture is: ![what it shows](blog/ticks.svg).',
  inlineCode: 'Text between ` is code. Use **bold** or *italic*.',
  linkReference: 'Write the address where the link is: [words](https://…).',
  thematicBreak: 'A line across has no place here. Use a heading: ## Words.',
};

/** Reads a text's Markdown. What it can't take is added to the problems and left out. */
export function readBlocks(body: string, problems: Problems): FileBlock[] {
  return new BlockReader(problems).readAll(fromMarkdown(body).children);
}

function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

class BlockReader {
  private readonly problems: Problems;
  private hasHeading = false;

  constructor(problems: Problems) {
    this.problems = problems;
  }

  private refuse(node: Nodes, text: string | undefined = refusals[node.type]): [] {
    this.problems.add(lineOf(node), text ?? 'This has no place in a text.');
    return [];
  }

  readAll(nodes: readonly RootContent[]): FileBlock[] {
    return nodes.flatMap((node) => this.read(node));
  }

  private read(node: RootContent): FileBlock[] {
    switch (node.type) {
      case 'heading':
        return this.heading(node.depth, node.children, node);
      case 'paragraph': {
        const [only] = node.children;
        if (node.children.length === 1 && only?.type === 'image') return this.figure(only);
        return this.simple(node);
      }
      case 'list':
        if (!node.ordered) return this.simple(node);
        return [{ kind: 'steps', items: this.items(node) }];
      case 'blockquote':
        return this.quoteOrBox(node);
      default:
        return this.refuse(node);
    }
  }

  private heading(depth: number, children: PhrasingContent[], node: Nodes): FileBlock[] {
    if (depth === 1)
      return this.refuse(node, 'The title is above, as `title`. Headings begin with ##.');
    if (depth > 3) return this.refuse(node, 'Headings begin with ## or ###.');
    if (depth === 3 && !this.hasHeading)
      return this.refuse(node, 'The first heading of a text begins with ##.');
    this.hasHeading = true;
    return [{ kind: 'heading', level: depth === 2 ? 2 : 3, text: this.text(children, node) }];
  }

  private figure(node: Extract<PhrasingContent, { type: 'image' }>): FileBlock[] {
    const picture = { file: node.url, line: lineOf(node), alt: node.alt ?? '' };
    return [{ kind: 'figure', picture, caption: node.title ?? '' }];
  }

  /** What may stand in a box as well. */
  private simple(node: RootContent): SimpleBlock[] {
    if (node.type === 'paragraph') return [{ kind: 'text', text: this.text(node.children, node) }];
    if (node.type === 'list' && !node.ordered) return [{ kind: 'list', items: this.items(node) }];
    return this.refuse(node, refusals[node.type] ?? 'In a box stand paragraphs and - lists only.');
  }

  private items({ children }: List): RichText[] {
    return children.flatMap((item) => {
      const [only] = item.children;
      if (item.children.length !== 1 || only?.type !== 'paragraph')
        return this.refuse(
          item,
          'An item of a list is one paragraph, without lists or quotes in it.',
        );
      return [this.text(only.children, only)];
    });
  }

  private quoteOrBox(node: Blockquote): FileBlock[] {
    const [first, ...rest] = node.children;
    if (first?.type !== 'paragraph') return this.refuse(node, 'A quote is one paragraph: > Words.');
    const mark = /^\[!(\w*)\] ?([^\n]*)\n?/.exec(textAtStart(first));
    if (mark) return this.box(mark[1] ?? '', mark[2] ?? '', rest, node, mark[0].length);
    if (rest.length > 0) return this.refuse(node, 'A quote is one paragraph: > Words.');
    return [{ kind: 'quote', text: this.text(first.children, first) }];
  }

  private box(
    mark: string,
    title: string,
    rest: readonly RootContent[],
    node: Blockquote,
    markLength: number,
  ): FileBlock[] {
    const kind = ({ CALL: 'call', NOTE: 'note' } as const)[mark.toUpperCase()];
    if (!kind) return this.refuse(node, `There is no box [!${mark}], only [!NOTE] and [!CALL].`);
    // The first paragraph is the line of the mark and what follows it without an empty line.
    const first = node.children[0] as Paragraph;
    if (first.children.length > 1 && !textAtStart(first).includes('\n'))
      return this.refuse(node, 'The title of a box is plain words, without marks or links.');
    const begun = withoutStart(first, markLength);
    const blocks = [...begun, ...rest].flatMap((child) => this.simple(child));
    if (!title && kind === 'call')
      return this.refuse(node, 'A box that says when to call has a title: > [!CALL] Call us if');
    if (blocks.length === 0 && rest.length === 0)
      return this.refuse(node, 'Below the title of a box stands its text, each line after >.');
    return [{ kind, title: title.trim(), blocks }];
  }

  private text(nodes: readonly PhrasingContent[], parent: Nodes): RichText {
    const parts = this.parts(nodes);
    const text = parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
    if (text.length === 0) this.refuse(parent, 'There are no words here.');
    return text;
  }

  private parts(nodes: readonly PhrasingContent[], depth = 0): RichTextPart[] {
    return nodes.flatMap((node): RichTextPart[] => {
      switch (node.type) {
        case 'text':
          return [node.value.replace(/[^\S\u00a0]+/g, ' ')];
        case 'strong':
        case 'emphasis':
        case 'link':
          return depth < 3
            ? this.marked(node, depth)
            : this.refuse(node, 'Too much in one another.');
        case 'image':
          return this.refuse(node, 'A picture stands in a paragraph of its own.');
        default:
          return this.refuse(node);
      }
    });
  }

  private marked(
    node: Extract<PhrasingContent, { type: 'strong' | 'emphasis' | 'link' }>,
    depth: number,
  ): RichTextPart[] {
    const parts = this.parts(node.children, depth + 1);
    if (parts.length === 0) return this.refuse(node, 'There are no words here.');
    const text = parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
    if (node.type === 'strong') return [{ kind: 'strong', text }];
    if (node.type === 'emphasis') return [{ kind: 'em', text }];
    if (!isAllowedLink(node.url))
      return this.refuse(
        node,
        `A link leads to a page of this site (/about), to https://…, mailto:… or tel:…, not to ${node.url}`,
      );
    const unknown = whyNoPage(node.url);
    if (unknown) return this.refuse(node, unknown);
    const missing = missingArticle(node.url);
    if (missing !== undefined) return this.refuse(node, `There is no article "${missing}".`);
    if (node.title) return this.refuse(node, 'Nobody would see the text in quotes. Take it away.');
    return [{ kind: 'link', href: node.url, text }];
  }
}

function textAtStart({ children: [first] }: Paragraph): string {
  return first?.type === 'text' ? first.value : '';
}

/** The paragraph without its first characters, which are of its first text; nothing where nothing is left. */
function withoutStart(paragraph: Paragraph, length: number): Paragraph[] {
  const [first, ...others] = paragraph.children;
  if (first?.type !== 'text') return [paragraph];
  const left = first.value.slice(length);
  const children = left ? [{ ...first, value: left }, ...others] : others;
  return children.length > 0 ? [{ ...paragraph, children }] : [];
}
