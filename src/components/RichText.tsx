import type { RichText as Text } from '#src/domain/contentTypes.ts';
import { PhoneNumber } from './PhoneNumber.tsx';
import { SiteLink } from './SiteLink.tsx';

export function RichText({ text }: { text: Text }) {
  if (typeof text === 'string') return text;
  // Static content: an index is a stable key.
  return text.map((part, index) => {
    if (typeof part === 'string') return part;
    if (part.kind === 'phone') return <PhoneNumber key={index} {...part.phone} />;
    return (
      <SiteLink key={index} href={part.href}>
        {part.text}
      </SiteLink>
    );
  });
}
