let isStepBack = false

// Wouter names the event that follows a link; its own listeners must not be first.
addEventListener('pushState', () => (isStepBack = false), true)
addEventListener('popstate', () => (isStepBack = true), true)

/** Whether the browser's history led to this page, as opposed to a link. */
export function hasSteppedBack(): boolean {
  return isStepBack
}
