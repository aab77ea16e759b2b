export interface Mail {
  readonly toAddress: string
  readonly subject: string
  /** Plain text. */
  readonly body: string
}

/** Sends one mail; throws `Unavailable` when the mail server does not take it. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
