/** The service worker that shows push notifications. */
export const pushWorkerPath = '/sw.js'

/** The push endpoint of this browser; undefined if it has none, or does not say. */
export async function ownPushEndpoint(): Promise<string | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  try {
    const registration = await navigator.serviceWorker.getRegistration(pushWorkerPath)
    return (await registration?.pushManager.getSubscription())?.endpoint
  } catch {
    return undefined
  }
}
