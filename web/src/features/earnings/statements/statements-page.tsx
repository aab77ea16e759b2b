import { isPeriod, readStatementCall } from '@permille/contract/earnings/statements'
import { useQuery } from '@tanstack/react-query'
import { CsvLink } from '#api/csv-link.tsx'
import { queryOf } from '#api/query.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'
import { DetailPage } from '#features/accounts/detail-page.tsx'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { currentTime } from '#ui/values/current-time.ts'
import { periodOptions } from './period-labels.ts'
import { StatementSheet } from './statement-sheet.tsx'

/** A creator's statement of a month or a year; only the sheet prints. */
export function StatementsPage() {
  const { read, change } = useUrlFilters()
  const period = read('period')
  const filter = isPeriod(period) ? { period: period } : {}
  const query = useQuery(queryOf(readStatementCall, { query: filter }))
  const first = query.data?.firstMonth
  return (
    <DetailPage
      name="statement"
      query={query}
      missing={{
        note: 'There is one for each month since you joined.',
        list: { href: paths.statements, label: 'Statements' },
      }}
      back={{ href: paths.earnings, label: 'Earnings' }}
      className="mx-auto w-full max-w-3xl print:gap-0"
      header={
        <div className="grid grid-cols-1 gap-3 print:hidden">
          <PageHeader
            title="Statements"
            note="Your earnings and payments. Months begin and end at midnight UTC."
            actions={
              <>
                <CsvLink list={readStatementCall} query={filter} />
                <Button variant="secondary" onClick={() => window.print()}>
                  Print
                </Button>
              </>
            }
          />
          <Field label="Period" isLabelHidden>
            <Select
              className="mt-3 sm:max-w-64"
              options={first === undefined ? [] : periodOptions(first, currentTime())}
              value={query.data?.period ?? ''}
              onChange={(event) => change('period', event.target.value)}
            />
          </Field>
        </div>
      }
      skeleton={
        <Card>
          <ListSkeleton lines={6} />
        </Card>
      }
    >
      {(statement) => <StatementSheet statement={statement} />}
    </DetailPage>
  )
}
