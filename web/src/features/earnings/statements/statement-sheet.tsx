import type { Statement, StatementMonth } from '@permille/contract/earnings/statements'
import { Link } from 'wouter'
import { useCurrentUser } from '#api/session.ts'
import { paths } from '#paths.ts'
import { Card } from '#ui/layout/card.tsx'
import { Fact, Facts } from '#ui/layout/facts.tsx'
import { Wordmark } from '#ui/layout/permille-mark.tsx'
import { Money } from '#ui/values/money.tsx'
import { describePeriod } from './period-labels.ts'
import { StatementCampaigns } from './statement-campaigns.tsx'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

export function StatementSheet({ statement }: { readonly statement: Statement }) {
  const { displayName, email } = useCurrentUser()
  const { period, months } = statement
  return (
    <Card aria-label="Statement" className="p-4 sm:p-8 print:border-0 print:p-0">
      <header className="flex items-start justify-between gap-6">
        <Wordmark />
        <div className="min-w-0 text-right text-sm [overflow-wrap:anywhere]">
          <p className="font-medium">{displayName}</p>
          <p className="text-ink-muted">{email}</p>
        </div>
      </header>
      <h2 className="mt-8 text-2xl font-semibold tracking-tight">
        Statement for {describePeriod(period)}
      </h2>
      <p className="mt-1 text-ink-muted">{describeSpan(statement)}</p>
      <div className="mt-6 border-t border-line pt-5">
        <Sums statement={statement} />
      </div>
      <StatementCampaigns period={period} />
      {months.length > 1 && <Months months={months} />}
      <p className="mt-8 text-sm text-ink-muted">
        Earnings count in the month in which your views were counted, payouts in the month in which
        they reached your Stripe account. The balance is everything you earned and have not been
        paid, including money on hold or on its way, less what you owe.
      </p>
    </Card>
  )
}

/** Returns the first and last day. A period ends at midnight, so its last day is the one before. */
function describeSpan({ from, until, isRunning }: Statement): string {
  const start = day.format(new Date(from))
  if (isRunning) return `${start} until now: ${moment.format(new Date(until))} UTC`
  return `${start} to ${day.format(new Date(Date.parse(until) - 1))}, UTC`
}

/** Leaves out the rarer lines if they are zero. */
function Sums({ statement }: { readonly statement: Statement }) {
  const { openingCents, closingCents, isRunning } = statement
  const lines = [
    { label: 'Earned by your posts', cents: statement.earnedCents, isAlways: true },
    { label: 'Taken back', cents: -statement.takenBackCents },
    { label: 'Goodwill, paid by Permille', cents: statement.goodwillCents },
    { label: 'Paid out', cents: -statement.paidOutCents, isAlways: true },
    { label: 'Returned payouts', cents: statement.returnedCents },
    { label: 'Debts written off', cents: statement.writtenOffCents },
  ]
  return (
    <Facts>
      <Fact label="Balance at the start">
        <Money cents={openingCents} />
      </Fact>
      {lines
        .filter(({ cents, isAlways }) => isAlways === true || cents !== 0)
        .map(({ label, cents }) => (
          <Fact key={label} label={label}>
            {/* Avoids the minus sign of a negative zero. */}
            <Money cents={cents === 0 ? 0 : cents} />
          </Fact>
        ))}
      <Fact label={isRunning ? 'Balance now' : 'Balance at the end'} isTotal>
        <Money cents={closingCents} />
      </Fact>
    </Facts>
  )
}

const numberClasses = 'py-2 pl-2 text-right tabular-nums sm:pl-3'

function Months({ months }: { readonly months: readonly StatementMonth[] }) {
  return (
    <section className="mt-8">
      <h3 className="font-semibold">By month</h3>
      <table className="mt-2 w-full border-collapse">
        <thead className="text-sm text-ink-muted">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 text-left font-medium">
              Month
            </th>
            <th scope="col" className={`${numberClasses} font-medium`}>
              Earned
            </th>
            <th scope="col" className={`${numberClasses} font-medium`}>
              Paid out
            </th>
            <th scope="col" className={`${numberClasses} font-medium max-sm:hidden`}>
              Other
            </th>
            <th scope="col" className={`${numberClasses} font-medium`}>
              Balance
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <MonthRow key={month.month} month={month} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function MonthRow({ month: of }: { readonly month: StatementMonth }) {
  const { month, earnedCents, paidOutCents, openingCents, closingCents } = of
  const other = closingCents - openingCents - earnedCents + paidOutCents
  return (
    <tr className="border-b border-line last:border-b-0">
      <th scope="row" className="py-2 text-left font-normal">
        <Link
          href={`${paths.statements}?period=${month}`}
          className="font-medium text-accent underline-offset-4 hover:underline print:text-ink"
        >
          {describePeriod(month).slice(0, 3)}
        </Link>
      </th>
      <td className={numberClasses}>
        <Money cents={earnedCents} />
      </td>
      <td className={numberClasses}>
        <Money cents={paidOutCents} />
      </td>
      <td className={`${numberClasses} max-sm:hidden`}>
        <Money cents={other} />
      </td>
      <td className={numberClasses}>
        <Money cents={closingCents} />
      </td>
    </tr>
  )
}
