import * as messages from './messages.tsx';

export function CallLabel({ number }: { number: string }) {
  return <span>{messages.callNumber(<span translate="no">{number}</span>)}</span>;
}
