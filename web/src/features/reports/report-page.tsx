import type { CampaignId } from '@permille/contract/ids'
import { type CampaignReport, readCampaignReportCall } from '@permille/contract/reports/reports'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useParams } from 'wouter'
import { queryOf } from '#api/query.ts'
import { DetailPage } from '#features/accounts/detail-page.tsx'
import { HistoryDates } from '#features/history/history-dates.tsx'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { Segmented } from '#ui/controls/segmented.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Wordmark } from '#ui/layout/permille-mark.tsx'
import { spanText } from './report-labels.ts'
import { presets, useReportRange } from './report-range.ts'
import { ReportRankings } from './report-rankings.tsx'
import { ReportSheet } from './report-sheet.tsx'

/**
 * On paper it is no grid, whose rows cannot grow where a page ends. The margin makes room for the tables, which would be
 * cards in a narrower box.
 */
const sheetClasses =
  'grid grid-cols-1 gap-6 print:-mx-4 print:block print:text-xs print:*:mb-4 print:[&_td]:h-8 print:[&_td_*]:text-xs print:[&_th]:h-8 print:[&_th]:text-xs print:[&_tr]:break-inside-avoid'

/** What one campaign brought in a range of days; made to be printed and passed on. */
export function ReportPage() {
  const { id } = useParams<{ id: CampaignId }>()
  const choice = useReportRange()
  const { range } = choice
  const query = useQuery({
    ...queryOf(readCampaignReportCall, { params: { id }, query: range }),
    placeholderData: keepPreviousData,
  })
  return (
    <DetailPage
      name="report"
      query={query}
      missing={{
        note: 'Its campaign was deleted, or it belongs to another brand.',
        list: { href: paths.campaigns, label: 'My Campaigns' },
      }}
      back={{ href: paths.campaign(id), label: query.data?.campaign.name ?? 'Campaign' }}
    >
      {(report) => (
        <div aria-busy={query.isPlaceholderData} className={sheetClasses}>
          <PrintedHead report={report} />
          <PageHeader
            title={report.campaign.name}
            note={<ReportNote report={report} />}
            actions={
              <Button className="print:hidden" onClick={() => window.print()}>
                Print
              </Button>
            }
          />
          <RangeFilter {...choice} report={report} />
          {report.firstDay === null ? (
            <p className="text-ink-muted">The campaign was not running in this period.</p>
          ) : (
            <ReportSheet report={report}>
              <ReportRankings campaignId={id} range={range} />
            </ReportSheet>
          )}
          <PrintedFoot at={report.at} />
        </div>
      )}
    </DetailPage>
  )
}

function ReportNote({ report }: { readonly report: CampaignReport }) {
  const span = spanText(report)
  return <span>{span === undefined ? 'Report' : `Report · ${span}`}</span>
}

function PrintedHead({ report }: { readonly report: CampaignReport }) {
  return (
    <div className="hidden items-center justify-between gap-6 print:flex">
      <Wordmark />
      <p className="font-medium [overflow-wrap:anywhere]">{report.campaign.brandName}</p>
    </div>
  )
}

const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

/** Where the numbers are from and when they were read, for whoever holds the paper. */
function PrintedFoot({ at }: { readonly at: string }) {
  const url = useSyncExternalStore(never, shownUrl, noUrl)
  return (
    <p className="hidden border-t border-line pt-3 [overflow-wrap:anywhere] text-ink-muted print:block">
      Read on {moment.format(new Date(at))} UTC from {url}
    </p>
  )
}

const never = () => () => undefined
const shownUrl = () => window.location.href
const noUrl = () => ''

type RangeFilterProps = ReturnType<typeof useReportRange> & {
  readonly report: CampaignReport
}

/** "Dates" begins with the days shown. */
function RangeFilter({ report, range, preset, choosePreset, choose }: RangeFilterProps) {
  const today = report.at.slice(0, 10)
  const from = range.from ?? report.firstDay ?? today
  const ends = { from, to: range.to ?? report.lastDay ?? today }
  return (
    <search className="grid grid-cols-1 items-start gap-x-3 gap-y-2 @3xl/page:grid-cols-[auto_minmax(0,1fr)] print:hidden">
      <Segmented
        label="Period"
        options={[...presets, { value: 'dates', label: 'Dates' }]}
        value={preset ?? 'dates'}
        onChange={(chosen) => (chosen === 'dates' ? choose(ends) : choosePreset(chosen))}
      />
      {preset === undefined && <HistoryDates ends={ends} onChange={choose} />}
    </search>
  )
}
