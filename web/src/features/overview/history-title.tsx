export function HistoryTitle({ days }: { readonly days: number }) {
  return (
    <h2 className="flex h-9 items-center text-lg font-semibold whitespace-nowrap max-md:h-11">
      Last {days} days
    </h2>
  )
}
