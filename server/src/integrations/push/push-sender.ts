/** Where one browser is reached, and the keys that only it can open messages with. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface PushMessage {
  readonly title: string
  readonly body: string
  /** The page of the product that a click opens. */
  readonly path: string
  /** A later message with the same tag replaces the earlier one on the screen. */
  readonly tag: string
}

/** The key pair that names this installation to push services (VAPID, RFC 8292), both in base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The browsers' push services, behind one port. */
export interface PushSender {
  createKeys(): PushKeys
  /** Whether it is the address of a push service that browsers use: nothing else is ever called. */
  isKnown(endpoint: string): boolean
  /** `gone`: the browser takes no more. Throws `Unavailable`. */
  send(to: PushAddress, message: PushMessage, keys: PushKeys): Promise<'sent' | 'gone'>
}
