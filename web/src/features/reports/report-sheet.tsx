import type { CampaignReport } from '@permille/contract/reports/reports'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { StatTile, StatTiles } from '#ui/layout/stat-tile.tsx'
import { DataTable } from '#ui/tables/data-table.tsx'
import { Money } from '#ui/values/money.tsx'
import { formatCount } from '#ui/values/views.tsx'
import { DailyViews } from './daily-views.tsx'
import { MeasureCard } from './measure-card.tsx'
import { PlatformName, platformColumns } from './report-columns.tsx'
import {
  costPerEngagementText,
  costPerKViewsText,
  countedSentences,
  engagementText,
  rateText,
} from './report-labels.ts'

interface ReportSheetProps {
  readonly report: CampaignReport
  /** The rankings, which the reader pages through. */
  readonly children: React.ReactNode
}

/** Everything that one campaign brought in a range of days. Needs nobody signed in. */
export function ReportSheet({ report, children }: ReportSheetProps) {
  return (
    <>
      <ReportTiles report={report} />
      <DailyViews report={report} />
      {report.platforms.length > 0 && (
        <Card className="relative overflow-x-auto print:break-inside-avoid print:overflow-visible">
          <CardHeader title="By platform" />
          <DataTable
            caption="By platform"
            columns={platformColumns}
            rows={report.platforms}
            rowKey={({ platform }) => platform}
            choice="reportPlatforms"
            card={(row) => (
              <MeasureCard name={<PlatformName platform={row.platform} />} measures={row} />
            )}
          />
        </Card>
      )}
      {children}
      <HowCounted report={report} />
    </>
  )
}

function ReportTiles({ report }: { readonly report: CampaignReport }) {
  const { approved, viewCount, spentCents } = report
  const { engagementCount, postCount, creatorCount } = approved
  return (
    <StatTiles>
      <StatTile label="Views" value={formatCount(viewCount)} note="As the platforms count them" />
      <StatTile label="Spent" value={<Money cents={spentCents} />} note="Earned by creators" />
      <StatTile
        label="Effective CPM"
        value={costPerKViewsText(report)}
        note="Spent ÷ views × 1,000"
      />
      <StatTile label="Posts" value={formatCount(postCount)} note="Approved" />
      <StatTile
        label="Engagements"
        value={engagementCount === null ? '–' : formatCount(engagementCount)}
        note={engagementText(approved)}
      />
      <StatTile label="Engagement rate" value={rateText(approved)} note="Engagements ÷ views" />
      <StatTile
        label="Cost per engagement"
        value={costPerEngagementText(approved)}
        note="Spent ÷ engagements"
      />
      <StatTile label="Creators" value={formatCount(creatorCount)} note="With approved posts" />
    </StatTiles>
  )
}

function HowCounted({ report }: { readonly report: CampaignReport }) {
  return (
    <section className="grid max-w-3xl gap-1 text-sm text-ink-muted print:break-inside-avoid">
      <h2 className="font-medium text-ink">How this is counted</h2>
      <ul className="grid list-disc gap-1 pl-5">
        {countedSentences(report).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
