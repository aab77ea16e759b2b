/**
 * Runs it at once or, if a pointer is pressed, after its click: a message that appears in between moves what is
 * being clicked away from under the pointer, and the click is lost.
 */
export function afterPress(run: () => void): void {
  if (document.querySelector(':active') === null) run()
  // Also the emulated mouse of a touch ends so; its pointer has ended before.
  else document.addEventListener('mouseup', () => setTimeout(run), { once: true })
}
