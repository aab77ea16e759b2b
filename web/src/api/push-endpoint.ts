/** The service worker that shows what is pushed. */
export const pushWorkerPath = '/sw.js'

/** Where news is pushed to this browser; undefined where it is not, or the browser does not say. */
export async function ownPushEndpoint(): Promise<string | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  try {
    const registration = await navigator.serviceWorker.getRegistration(pushWorkerPath)
    return (await registration?.pushManager.getSubscription())?.endpoint
  } catch {
    return undefined
  }
}
