import { TriangleAlert } from 'lucide-react'

/** Lists the risks in words, with their numbers. */
export function RiskList({ risks }: { readonly risks: readonly string[] }) {
  if (risks.length === 0) return null
  return (
    <ul
      aria-label="Risk flags"
      className="grid grid-cols-1 gap-2 rounded-control bg-neutral-soft px-4 py-3"
    >
      {risks.map((risk) => (
        <li key={risk} className="grid grid-cols-[1rem_1fr] items-start gap-2.5">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 text-negative" />
          <span className="[overflow-wrap:anywhere]">{risk}</span>
        </li>
      ))}
    </ul>
  )
}
