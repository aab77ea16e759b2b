let isStepBack = false

// Wouter fires `pushState` when a link is followed. Capturing listeners run before Wouter's own,
// which render the page.
// The server has no history.
if (!import.meta.env.SSR) {
  addEventListener('pushState', () => (isStepBack = false), true)
  addEventListener('popstate', () => (isStepBack = true), true)
}

/** True if the browser's history led to this page, not a link. */
export function hasSteppedBack(): boolean {
  return isStepBack
}
