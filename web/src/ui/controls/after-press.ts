/**
 * Runs the callback at once or, if a pointer is pressed, after its click: a message that appears in
 * between would move the target away from under the pointer, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (document.querySelector(':active') === null) run()
  // A touch ends with an emulated `mouseup` too, after its pointer events.
  else document.addEventListener('mouseup', () => setTimeout(run), { once: true })
}
