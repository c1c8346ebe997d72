/**
 * Letters dragged out of a hand. A mouse has the browser's own dragging. A finger's is done here: a letter dragged onto
 * another takes its place, which may be done while it is not one's turn; dragged onto the board it is dropped there, as
 * by a mouse. The letters are the elements with `data-index`, and those that may be laid have `data-drops`.
 */
import type { Attachment } from "svelte/attachments";

/** Under which name a dragged letter travels. */
const LETTER = "text/joute-letter";

export function dragLetter(event: DragEvent, letter: string): void {
  event.dataTransfer?.setData(LETTER, letter);
}

/** Empty where something else was dropped. */
export function droppedLetter(event: DragEvent): string {
  return event.dataTransfer?.getData(LETTER) ?? "";
}

/** A finger that moves less than this has tapped. */
const DRAG_STARTS_AT = 10;

interface Drag {
  slot: HTMLElement;
  x: number;
  y: number;
  moved: boolean;
}

export function sortable(move: (from: number, to: number) => void): Attachment<HTMLElement> {
  return (hand) => {
    let drag: Drag | null = null;
    /** The end of a drag is no tap, whatever the browser makes of it. */
    let dropped = false;

    const slotOf = (target: EventTarget | null): HTMLElement | null =>
      target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;

    function down(event: PointerEvent): void {
      const slot = slotOf(event.target);
      dropped = false;
      if (event.pointerType === "mouse" || !slot) return;
      drag = { slot, x: event.clientX, y: event.clientY, moved: false };
    }
    function go(event: PointerEvent): void {
      if (!drag) return;
      const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.moved && Math.hypot(x, y) < DRAG_STARTS_AT) return;
      if (!drag.moved) hand.setPointerCapture(event.pointerId);
      drag.moved = true;
      drag.slot.style.translate = `${x}px ${y}px`;
      drag.slot.style.zIndex = "2";
    }
    function up(event: PointerEvent): void {
      if (!drag) return;
      const { slot, moved } = drag;
      drag = null;
      slot.style.translate = slot.style.zIndex = "";
      if (!moved || event.type === "pointercancel") return;
      dropped = true;
      const under = document
        .elementsFromPoint(event.clientX, event.clientY)
        .find((one) => !slot.contains(one));
      const onto = slotOf(under ?? null);
      if (onto && hand.contains(onto)) move(Number(slot.dataset["index"]), Number(onto.dataset["index"]));
      else if (under && slot.dataset["drops"]) dropOn(under, slot.dataset["drops"], event);
    }

    function click(event: MouseEvent): void {
      if (dropped) event.stopPropagation();
      dropped = false;
    }

    hand.addEventListener("click", click, { capture: true });
    hand.addEventListener("pointerdown", down);
    hand.addEventListener("pointermove", go);
    hand.addEventListener("pointerup", up);
    hand.addEventListener("pointercancel", up);
    return () => {
      hand.removeEventListener("click", click, { capture: true });
      hand.removeEventListener("pointerdown", down);
      hand.removeEventListener("pointermove", go);
      hand.removeEventListener("pointerup", up);
      hand.removeEventListener("pointercancel", up);
    };
  };
}

/** What the element would be told if a mouse had dropped the letter there. */
function dropOn(element: Element, letter: string, { clientX, clientY }: PointerEvent): void {
  const event = new DragEvent("drop", {
    bubbles: true,
    cancelable: true,
    clientX,
    clientY,
    dataTransfer: new DataTransfer(),
  });
  dragLetter(event, letter);
  element.dispatchEvent(event);
}
