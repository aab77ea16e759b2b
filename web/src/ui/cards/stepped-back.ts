let isStepBack = false

// Wouter fires `pushState` when a link is followed. Capturing listeners run before its own, which render the page.
addEventListener('pushState', () => (isStepBack = false), true)
addEventListener('popstate', () => (isStepBack = true), true)

/** Whether the browser's history led to this page, as opposed to a link. */
export function hasSteppedBack(): boolean {
  return isStepBack
}
