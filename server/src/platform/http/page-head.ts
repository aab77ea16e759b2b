/** What others see of a page before they open it, such as in a chat; plain text, escaped here. */
export interface PageHead {
  readonly title: string
  readonly description: string
  readonly url: string
  readonly imageUrl: string | null
}

/** A page's own head; undefined for a page without one, null for a page of something unknown. */
export type DescribePage = (address: string) => Promise<PageHead | null | undefined>
