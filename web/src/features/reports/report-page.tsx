import type { CampaignId } from '@permille/contract/ids'
import { type CampaignReport, readCampaignReportCall } from '@permille/contract/reports/reports'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useSyncExternalStore } from 'react'
import { useParams } from 'wouter'
import { queryOf } from '#api/query.ts'
import { DetailPage } from '#features/accounts/detail-page.tsx'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Segmented } from '#ui/controls/segmented.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Wordmark } from '#ui/layout/permille-mark.tsx'
import { spanText } from './report-labels.ts'
import { presets, type ReportRange, useReportRange } from './report-range.ts'
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
  const { range, ...choice } = useReportRange()
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
          <RangeFilter {...choice} range={range} />
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

type RangeFilterProps = Omit<ReturnType<typeof useReportRange>, 'range'> & {
  readonly range: ReportRange
}

function RangeFilter({ range, preset, choosePreset, choose }: RangeFilterProps) {
  return (
    <search className="flex flex-wrap items-center gap-3 print:hidden">
      <Segmented label="Period" options={presets} value={preset ?? ''} onChange={choosePreset} />
      <DayField label="From" value={range.from} onChange={(from) => choose({ from })} />
      <DayField label="To" value={range.to} onChange={(to) => choose({ to })} />
    </search>
  )
}

interface DayFieldProps {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (day: string) => void
}

function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId()
  return (
    <div className="flex items-center gap-2 @max-md/page:w-full">
      <label
        htmlFor={id}
        title="Days begin at midnight UTC"
        className="text-ink-muted @max-md/page:w-10"
      >
        {label}
      </label>
      <Input
        id={id}
        type="date"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
