/** Moves the focus from a control that is about to go to the nearest place around it that stays: a parent with `tabIndex={-1}`. */
export function passFocusOn(control: Element): void {
  control.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
