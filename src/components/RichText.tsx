import { Fragment } from 'react';
import type { RichText as Text, RichTextPart } from '#src/domain/contentTypes.ts';
import { PhoneNumber } from './PhoneLink.tsx';
import { SiteLink } from './SiteLink.tsx';

export function RichText({ text }: { text: Text }) {
  if (typeof text === 'string') return text;
  return text.map((part, index) => (
    // Static content: an index is a stable key.
    <Fragment key={index}>
      <Part part={part} />
    </Fragment>
  ));
}

function Part({ part }: { part: RichTextPart }) {
  if (typeof part === 'string') return part;
  if (part.kind === 'phone') return <PhoneNumber {...part.phone} />;
  const text = <RichText text={part.text} />;
  switch (part.kind) {
    case 'strong':
      return <strong>{text}</strong>;
    case 'em':
      return <em>{text}</em>;
    case 'link':
      return <SiteLink href={part.href}>{text}</SiteLink>;
  }
}
