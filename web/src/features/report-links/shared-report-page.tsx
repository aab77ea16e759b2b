import {
  readSharedReportCall,
  type SharedReport,
} from '@permille/contract/report-links/report-links'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'wouter'
import { codeOf, statusOf } from '#api/api-error.ts'
import { queryOf } from '#api/query.ts'
import { presets, useReportRange } from '#features/reports/report-range.ts'
import { paths } from '#paths.ts'
import { Segmented } from '#ui/controls/segmented.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Wordmark } from '#ui/layout/permille-mark.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { SharedHead } from './shared-head.tsx'
import { SharedFoot, SharedSheet } from './shared-sheet.tsx'
import { UnlockReport } from './unlock-report.tsx'

/** On paper it is no grid, whose rows cannot grow where a page ends. */
const sheetClasses =
  'grid grid-cols-1 gap-6 print:block print:text-xs print:*:mb-4 print:[&_tr]:break-inside-avoid'

/** A report for someone without an account, by a link of its brand. */
export function SharedReportPage() {
  const { token = '' } = useParams<{ token: string }>()
  const choice = useReportRange()
  const query = useQuery({
    ...queryOf(readSharedReportCall, { params: { token }, query: choice.range }),
    placeholderData: keepPreviousData,
  })
  const isLocked = codeOf(query.error) === 'report-locked'
  return (
    <>
      <header className="mx-auto flex h-16 max-w-5xl items-center px-4 md:px-8 print:h-auto print:pb-4">
        <Link href={paths.landing} className="rounded-sm">
          <Wordmark />
        </Link>
      </header>
      <main className="@container/page mx-auto max-w-5xl px-4 pb-16 md:px-8 print:pb-0">
        {isLocked && <UnlockReport token={token} onUnlocked={() => void query.refetch()} />}
        {statusOf(query.error) === 404 && <ReportNotFound />}
        {!isLocked && statusOf(query.error) !== 404 && (
          <>
            {query.data === undefined && <h1 className="sr-only">Shared report</h1>}
            <Loaded
              query={query}
              skeleton={<ReportSkeleton />}
              failed="The report could not be loaded."
            >
              {(report) => (
                <div aria-busy={query.isPlaceholderData} className={sheetClasses}>
                  <SharedHead report={report} token={token} range={choice.range} />
                  <SharedBody report={report} choice={choice} />
                  <SharedFoot report={report} />
                </div>
              )}
            </Loaded>
          </>
        )}
      </main>
    </>
  )
}

interface BodyProps {
  readonly report: SharedReport
  readonly choice: ReturnType<typeof useReportRange>
}

function SharedBody({ report, choice: { preset, choosePreset } }: BodyProps) {
  if (report.campaigns.length === 0) return <EmptyState title="No campaign to report on yet." />
  return (
    <>
      <search className="max-w-full overflow-x-auto print:hidden">
        <Segmented label="Period" options={presets} value={preset ?? ''} onChange={choosePreset} />
      </search>
      {report.firstDay === null ? (
        <p className="text-ink-muted">No campaign was running in this period.</p>
      ) : (
        <SharedSheet report={report} />
      )}
    </>
  )
}

function ReportNotFound() {
  return (
    <>
      <title>Report not found · Permille</title>
      <h1 className="sr-only">Report not found</h1>
      <EmptyState
        title="This report is not shared"
        note="The link is wrong, or it has ended. Ask whoever sent it for a new one."
      />
    </>
  )
}

function ReportSkeleton() {
  return (
    <div data-skeleton className="grid grid-cols-1 gap-6">
      <Skeleton className="h-16 w-72 max-w-full" />
      <Skeleton className="h-9 w-80 max-w-full" />
      <Skeleton className="h-28" />
      <Skeleton className="h-64" />
    </div>
  )
}
