const workerPath = '/sw.js'

/** Only the browser's own settings undo `refused`. */
export type PushState = 'unsupported' | 'refused' | 'off' | 'on'

export interface BrowserSubscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** What this browser says on its own; asks nobody. */
export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'refused'
  return (await currentSubscription()) === null ? 'off' : 'on'
}

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

export async function currentSubscription(): Promise<BrowserSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(workerPath)
  return partsOf((await registration?.pushManager.getSubscription()) ?? null)
}

/** Asks the person, then the push service; null where the person says no. */
export async function subscribe(publicKey: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(workerPath)
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  return partsOf(await pushManager.subscribe(options))
}

/** Returns what it was. */
export async function unsubscribe(): Promise<BrowserSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(workerPath)
  const subscription = (await registration?.pushManager.getSubscription()) ?? null
  await subscription?.unsubscribe()
  return partsOf(subscription)
}

function partsOf(subscription: PushSubscription | null): BrowserSubscription | null {
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return null
  return { endpoint, p256dh, auth }
}
