export interface Mail {
  /** Stays the same when a crash sends a mail twice, so that mail programs recognise the duplicate. */
  readonly id: string
  readonly toAddress: string
  /** The Reply-To address; null for the default sender. */
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  readonly html: string | null
  /** Accepts a POST without a session and unsubscribes from this kind; null for mails that cannot be declined. */
  readonly unsubscribeUrl: string | null
}

/** Sends one mail; throws `Unavailable` when the mail server does not accept it. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
