/** Whether a click is the second of a double click, which would take back what the first one has set. */
export function isSecondClick({ detail }: { detail: number }): boolean {
  return detail > 1;
}
