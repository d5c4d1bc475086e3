/** The label of a button or link that calls a number. */
export function CallLabel({ number }: { number: string }) {
  return (
    <span>
      Call <span translate="no">{number}</span>
    </span>
  );
}
