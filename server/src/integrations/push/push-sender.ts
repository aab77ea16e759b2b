/** A browser's push endpoint, and the keys for which only it can decrypt. */
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
  /** Whether this is the URL of a known push service; nothing else is ever called. */
  isKnown(endpoint: string): boolean
  /** Returns `gone` if the subscription has ended. Throws `Unavailable`. */
  send(to: PushAddress, message: PushMessage, keys: PushKeys): Promise<'sent' | 'gone'>
}
