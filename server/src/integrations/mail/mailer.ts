export interface Mail {
  readonly toAddress: string
  readonly subject: string
  /** Plain text. */
  readonly body: string
}

/** Sends one mail; throws `Unavailable` when the mail server does not accept it. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
