/** aos 2 has no types; DefinitelyTyped's describe aos 3. */
declare module 'aos' {
  interface Options {
    /** ms */
    duration: number;
    /** px that an element is scrolled into view before it moves */
    offset: number;
    once: boolean;
    disable: 'mobile';
    easing: string;
  }
  const AOS: { init: (options: Options) => void; refreshHard: () => void };
  export default AOS;
}
