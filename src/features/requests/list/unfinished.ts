/** The field of a part of the page that holds half a day and time, which would be lost with it. */
function unfinishedIn(part: Element | null): HTMLInputElement | undefined {
  return [...(part?.querySelectorAll('input') ?? [])].find(({ validity }) => isHalf(validity));
}

/** Half typed, or in a year that is. */
export function isHalf({ badInput, rangeUnderflow }: ValidityState): boolean {
  return badInput || rangeUnderflow;
}

/** Whether nothing half typed would be lost; where something would, its field has the focus, and says so. */
export function mayLeave(part: Element | null): boolean {
  const field = unfinishedIn(part);
  field?.focus();
  return !field;
}
