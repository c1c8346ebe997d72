/** Every word on the table is seen: the more lie there, the smaller their cards, down to a least size. */
import type { Attachment } from "svelte/attachments";

/** Parts of the full size, largest first; the style sheet keeps the least size that can be read and touched. */
export const SIZES = [1, 0.9, 0.8, 0.72, 0.64, 0.57, 0.5];

/** The first size at which all fit; the least where none is small enough. */
export function largest(fits: (size: number) => boolean): number {
  return SIZES.find(fits) ?? (SIZES.at(-1) as number);
}

/** How far down the lowest word reaches, from the top of all that can be scrolled. */
function lowest(mat: HTMLElement): number {
  const { top } = mat.getBoundingClientRect();
  const ends = [...mat.querySelectorAll(".words > li")].map((word) => word.getBoundingClientRect().bottom);
  return Math.max(0, ...ends) - top + mat.scrollTop;
}

/**
 * On the mat: its words are drawn in the largest size at which none has to be scrolled to. Where one still has,
 * `data-more` says so until the end is reached. Takes the words so as to be done again when they change.
 */
export function fitted(_words: string[]): Attachment<HTMLElement> {
  return (mat) => {
    const mark = (): void => {
      const below = lowest(mat) - mat.scrollTop - mat.clientHeight;
      mat.toggleAttribute("data-more", below > 1);
    };
    const fit = (): void => {
      largest((size) => {
        mat.style.setProperty("--fit", String(size));
        return lowest(mat) <= mat.clientHeight;
      });
      mark();
    };
    const watched = new ResizeObserver(fit);
    watched.observe(mat);
    mat.addEventListener("scroll", mark, { passive: true });
    return () => {
      watched.disconnect();
      mat.removeEventListener("scroll", mark);
    };
  };
}
