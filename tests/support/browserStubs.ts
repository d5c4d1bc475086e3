/* Stands in for what jsdom lacks. Evaluated once, because test files share modules and document. */

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// No query matches.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

// Nothing comes near the screen; `bringRowsNear` in fakeSwiper.ts changes that.
window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

// Modal dialogs: `open` and the focus, as the HTML standard defines them.
const returnTo = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal = function showModal() {
  returnTo.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>('button, a[href], input')?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  const before = returnTo.get(this);
  if (before instanceof HTMLElement) before.focus();
  this.dispatchEvent(new Event('close'));
};

// Popovers: the button, Escape and the `toggle` event, as the HTML standard defines them.
const style = document.createElement('style');
style.textContent = '[popover] { display: none }';
document.head.append(style);

// Cached: each click and key reads it.
let openPanel: HTMLElement | undefined;
const isOpen = (panel: HTMLElement) => panel === openPanel && panel.isConnected;

function toggle(panel: HTMLElement, opens: boolean) {
  if (isOpen(panel) === opens) return;
  // jsdom keeps a computed style until the element's own changes.
  panel.style.display = opens ? 'block' : '';
  openPanel = opens ? panel : undefined;
  const event = new Event('toggle');
  panel.dispatchEvent(Object.assign(event, { newState: opens ? 'open' : 'closed' }));
}

HTMLElement.prototype.hidePopover = function hidePopover() {
  toggle(this, false);
};

const { matches } = Element.prototype;
Object.assign(Element.prototype, {
  matches(this: HTMLElement, selector: string) {
    return selector === ':popover-open' ? isOpen(this) : matches.call(this, selector);
  },
});

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[popovertarget]');
  const panel = button && document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (panel) toggle(panel, !isOpen(panel));
  else if (openPanel && !openPanel.contains(target as Node)) toggle(openPanel, false);
});

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !openPanel || !isOpen(openPanel)) return;
  const { id } = openPanel;
  toggle(openPanel, false);
  document.querySelector<HTMLElement>(`[popovertarget="${id}"]`)?.focus();
});
