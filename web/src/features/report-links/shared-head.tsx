import { isolate } from '@permille/contract/input/isolate'
import {
  readSharedReportCall,
  type SharedReport,
} from '@permille/contract/report-links/report-links'
import { CsvLink } from '#api/csv-link.tsx'
import { spanText } from '#features/reports/report-labels.ts'
import type { ReportRange } from '#features/reports/report-range.ts'
import { Button } from '#ui/controls/button.tsx'
import { Avatar } from '#ui/values/avatar.tsx'

interface SharedHeadProps {
  readonly report: SharedReport
  readonly token: string
  readonly range: ReportRange
}

/** Whose report it is, which days it covers, and how to keep it. */
export function SharedHead({ report, token, range }: SharedHeadProps) {
  const { name, brandName, brandLogoUrl } = report
  const span = spanText(report)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <title>{`${isolate(name)} · ${isolate(brandName)} · Permille`}</title>
      <div className="flex min-w-0 items-center gap-4">
        <Avatar name={brandName} imageUrl={brandLogoUrl} className="size-14 shrink-0" />
        <div className="min-w-0">
          <p className="text-sm text-ink-muted [overflow-wrap:anywhere]">{brandName}</p>
          <h1 className="text-2xl font-semibold tracking-tight [overflow-wrap:anywhere]">{name}</h1>
          {span !== undefined && <p className="text-sm text-ink-muted">{span}</p>}
        </div>
      </div>
      {span !== undefined && (
        <div className="flex gap-2 print:hidden">
          <CsvLink list={readSharedReportCall} params={{ token }} query={range} />
          <Button onClick={() => window.print()}>Print</Button>
        </div>
      )}
    </div>
  )
}
