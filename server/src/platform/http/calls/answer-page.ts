import type { Call } from './call.ts'
import { cutPage } from './cursor.ts'

/** The rows of one page, read one row longer, with the next one's address in the Link header. */
export function answerPage<Row extends { readonly id: string; readonly listedAt: string }>(
  call: Pick<Call<unknown>, 'linkNextPage'> & { readonly query: { readonly limit: number } },
  rows: readonly Row[],
): Row[] {
  const page = cutPage(rows, call.query.limit, (row) => ({ at: row.listedAt, id: row.id }))
  call.linkNextPage(page.nextCursor)
  return page.items
}
