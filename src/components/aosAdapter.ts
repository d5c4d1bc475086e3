import AOS from 'aos';
import 'aos/dist/aos.css';
import './reveal.css';

let started = false;
let refresh = 0;

/**
 * Animates one element with aos, unless it is already on the screen: visible text must not jump. This module is imported
 * after hydration, so that aos's style sheet, which hides elements, never applies without the script that shows them.
 */
export function reveal(part: HTMLElement) {
  if (part.getBoundingClientRect().top < window.innerHeight) return;
  part.dataset.aos = 'rise';
  if (!started) {
    started = true;
    // With an offset the last element of a page would never be revealed.
    AOS.init({
      duration: 1500,
      offset: 0,
      once: true,
      disable: 'mobile',
      easing: 'ease-out-quart',
    });
    return;
  }
  cancelAnimationFrame(refresh);
  refresh = requestAnimationFrame(() => AOS.refreshHard());
}
