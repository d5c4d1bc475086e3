import AOS from 'aos';
import 'aos/dist/aos.css';
import './reveal.css';

let started = false;

/**
 * Animates the page's parts that have `data-reveal` with aos, but for those on the screen: visible text must not jump. This module is
 * imported after hydration, so that aos's style sheet, which hides elements, never applies without the script that shows them.
 */
export function revealParts() {
  for (const part of document.querySelectorAll<HTMLElement>('[data-reveal]:not([data-aos])'))
    if (part.getBoundingClientRect().top > window.innerHeight) part.dataset.aos = 'rise';
  if (started) {
    AOS.refreshHard();
    return;
  }
  started = true;
  // With an offset the last element of a page would never be revealed.
  AOS.init({ duration: 1500, offset: 0, once: true, disable: 'mobile', easing: 'ease-out-quart' });
}
