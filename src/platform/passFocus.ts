/** A control that unmounts must move focus: to the nearest ancestor with `tabIndex={-1}`. */
export function passFocusOn(control: Element): void {
  control.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
