import * as messages from './messages.tsx';

/** The label of a button or link that calls a number. */
export function CallLabel({ number }: { number: string }) {
  return <span>{messages.callNumber(<span translate="no">{number}</span>)}</span>;
}
