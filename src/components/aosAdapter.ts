import AOS from 'aos';
import 'aos/dist/aos.css';
import './reveal.css';

let started = false;
let refresh = 0;

/**
 * Hands one part to aos, unless it is on the screen already: what is being read must not jump. Loaded on its own, after
 * the page is alive, so that the style sheet which moves things is never there without the script that brings them back.
 */
export function reveal(part: HTMLElement) {
  if (part.getBoundingClientRect().top < window.innerHeight) return;
  part.dataset.aos = 'rise';
  if (!started) {
    started = true;
    // With an offset the last part of a page would never be reached.
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
