/** Keeps its height, and gives its width to the choice beside it, where both have no room. */
export function HistoryTitle({ days }: { readonly days: number }) {
  return (
    <h2 className="flex h-9 items-center text-lg font-semibold whitespace-nowrap max-md:h-11 @max-xs/page:w-0 @max-xs/page:overflow-hidden">
      Last {days} days
    </h2>
  )
}
