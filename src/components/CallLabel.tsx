/** What a button or link says that calls a number. */
export function CallLabel({ number }: { number: string }) {
  return (
    <span>
      Call <span translate="no">{number}</span>
    </span>
  );
}
