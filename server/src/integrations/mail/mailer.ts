export interface Mail {
  /** A mail that a crash sends twice has the same one, and can be recognised as one. */
  readonly id: string
  readonly toAddress: string
  /** Where an answer goes; null for the sender of all mails. */
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  readonly html: string | null
  /** Takes a POST without a session, and ends mails of this kind; null for one that cannot be declined. */
  readonly unsubscribeUrl: string | null
}

/** Sends one mail; throws `Unavailable` when the mail server does not accept it. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
