/** In a narrow box, gives its width to the period choice beside it and keeps its height. */
export function HistoryTitle({ days }: { readonly days: number }) {
  return (
    <h2 className="flex h-9 items-center text-lg font-semibold whitespace-nowrap max-md:h-11 @max-xs/page:w-0 @max-xs/page:overflow-hidden">
      Last {days} days
    </h2>
  )
}
