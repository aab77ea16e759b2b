import { pushWorkerPath } from '#api/push-endpoint.ts'

/** The state in this browser. Only the browser's own settings can undo `refused`. */
export type PushState = 'unsupported' | 'refused' | 'off' | 'on'

export interface BrowserSubscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Returns what this browser knows, without asking the user or a server. */
export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'refused'
  return (await currentSubscription()) === null ? 'off' : 'on'
}

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

export async function currentSubscription(): Promise<BrowserSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(pushWorkerPath)
  return partsOf((await registration?.pushManager.getSubscription()) ?? null)
}

/** Asks the user, then the push service; null if the user refuses. */
export async function subscribe(publicKey: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(pushWorkerPath)
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  return partsOf(await pushManager.subscribe(options))
}

/** Ends the subscription and returns it. */
export async function unsubscribe(): Promise<BrowserSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(pushWorkerPath)
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
