/** Delays loading until after the first paint, when the browser is idle. */
export function afterFirstPaint<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return () => idle().then(load)
}

const longestWaitMs = 1000

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: longestWaitMs })
    } else setTimeout(resolve, 200)
  })
}
