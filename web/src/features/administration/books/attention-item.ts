/** Something that needs an admin, with the page where it is handled. */
export interface AttentionItem {
  readonly key: string
  readonly title: string
  /** Since when, if known. */
  readonly since: string | null
  readonly note: string
  readonly href: string
}
