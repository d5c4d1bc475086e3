import type { RichText } from '#src/domain/richText.ts';
import { readBlocks } from './blocks.ts';
import { Problems } from './Problems.ts';

/** One paragraph of Markdown, and what is wrong with it. */
export function richText(words: string): { text: RichText; problems: Problems['list'] } {
  const problems = new Problems('');
  const [block, ...others] = readBlocks(words, problems);
  if (block?.kind === 'text' && others.length === 0)
    return { text: block.text, problems: problems.list };
  problems.add(1, 'Here stands one paragraph.');
  return { text: words, problems: problems.list };
}
