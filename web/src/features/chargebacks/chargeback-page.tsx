import { type ChargebackCase, readChargebackCall } from '@permille/contract/chargebacks/chargebacks'
import type { ChargebackId } from '@permille/contract/ids'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { queryOf } from '#api/query.ts'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Fact, Facts } from '#ui/layout/facts.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { TwoColumns } from '#ui/layout/two-columns.tsx'
import { Badge } from '#ui/values/badge.tsx'
import { Minute } from '#ui/values/minute.tsx'
import { Money } from '#ui/values/money.tsx'
import { Time } from '#ui/values/time.tsx'
import { DetailPage } from '../accounts/detail-page.tsx'
import { AnswerActions } from './answer-actions.tsx'
import { CaseState } from './case-state.tsx'
import { chargebackTones, describeChargeback, describeReason } from './chargeback-labels.ts'
import { EvidenceCard } from './evidence-card.tsx'

export function ChargebackPage() {
  const { id } = useParams<{ id: ChargebackId }>()
  const query = useQuery(queryOf(readChargebackCall, { params: { id } }))
  return (
    <DetailPage
      name="chargeback"
      query={query}
      missing={{
        note: 'No chargeback has this ID.',
        list: { href: adminPaths.chargebacks, label: 'Chargebacks' },
      }}
    >
      {(chargeback) => <CaseView key={chargeback.id} chargeback={chargeback} />}
    </DetailPage>
  )
}

export function CaseView({ chargeback }: { readonly chargeback: ChargebackCase }) {
  const { campaignId, campaignName, brandName, status, problem } = chargeback
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader
        title={campaignName}
        note={
          <span className="flex flex-wrap items-center gap-2">
            <bdi>{brandName}</bdi> <span aria-hidden="true">·</span>{' '}
            <Link href={adminPaths.campaign(campaignId)} className="text-accent hover:underline">
              Campaign
            </Link>{' '}
            <Badge tone={chargebackTones[status]}>{describeChargeback(chargeback)}</Badge>
          </span>
        }
        actions={<AnswerActions chargeback={chargeback} />}
      />
      {problem !== null && (
        <Notice tone="negative" title="This is inconsistent, so nothing was booked for it">
          <p>{problem} Compare it with the provider’s dashboard.</p>
        </Notice>
      )}
      <CaseState chargeback={chargeback} />
      <TwoColumns>
        <EvidenceCard chargeback={chargeback} />
        <div className="grid grid-cols-1 gap-6 @max-2xl/page:order-first">
          <MoneyCard chargeback={chargeback} />
          <ClaimCard chargeback={chargeback} />
          <ResponsesCard chargeback={chargeback} />
        </div>
      </TwoColumns>
    </div>
  )
}

function Amount({ label, cents, isTotal }: { label: string; cents: number; isTotal?: boolean }) {
  return (
    <Fact label={label} isTotal={isTotal ?? false}>
      <Money cents={cents} />
    </Fact>
  )
}

/** The parts add up to the disputed amount. */
function MoneyCard({ chargeback }: { readonly chargeback: ChargebackCase }) {
  const { isInquiry, paidFromCampaignCents, writtenOffCents, frozenCents } = chargeback
  return (
    <Card>
      <CardHeader title="Money" />
      <CardBody className="grid grid-cols-1 gap-4">
        <Facts>
          {!isInquiry && (
            <>
              <Amount label="Unspent budget" cents={chargeback.fromBudgetCents} />
              <Amount label="Unearned fee" cents={chargeback.fromFeeCents} />
              <Amount label="No longer in the campaign" cents={chargeback.owedCents} />
            </>
          )}
          <Amount label="Claimed" cents={chargeback.amountCents} isTotal={!isInquiry} />
        </Facts>
        <Facts>
          {paidFromCampaignCents > 0 && (
            <Amount label="Paid by returned money" cents={paidFromCampaignCents} />
          )}
          {writtenOffCents > 0 && <Amount label="Our loss" cents={writtenOffCents} />}
          {frozenCents > 0 && (
            <Fact label={`Frozen, of ${creators(chargeback.frozenCreatorsCount)}`}>
              <Money cents={frozenCents} />
            </Fact>
          )}
          <Amount label="The provider’s own fee" cents={chargeback.providerFeeCents} />
        </Facts>
      </CardBody>
    </Card>
  )
}

function creators(count: number): string {
  return count === 1 ? '1 creator' : `${count} creators`
}

function ClaimCard({ chargeback }: { readonly chargeback: ChargebackCase }) {
  const { openedAt, dueAt, closedAt, paidAt } = chargeback
  return (
    <Card>
      <CardHeader title="Claim" />
      <CardBody>
        <Facts>
          <Fact label="The bank says">{describeReason(chargeback.reason)}</Fact>
          <Fact label="Paid">
            <Minute at={paidAt} />
          </Fact>
          <Fact label="Opened">
            <Minute at={openedAt} />
          </Fact>
          {dueAt !== null && (
            <Fact label="Evidence until">
              <Minute at={dueAt} />
            </Fact>
          )}
          {closedAt !== null && (
            <Fact label="Decided">
              <Minute at={closedAt} />
            </Fact>
          )}
          <Fact label="Dispute">
            <code className="text-sm">{chargeback.stripeDisputeId}</code>
          </Fact>
          <Fact label="Payment">
            <code className="text-sm">{chargeback.stripePaymentIntentId}</code>
          </Fact>
        </Facts>
      </CardBody>
    </Card>
  )
}

const kindLabels = { evidence: 'Evidence', acceptance: 'Loss accepted' } as const
const statusLabels = { requested: 'on its way', sent: 'sent', failed: 'refused' } as const

function ResponsesCard({ chargeback: { responses } }: { readonly chargeback: ChargebackCase }) {
  if (responses.length === 0) return null
  return (
    <Card>
      <CardHeader title="Answers" />
      <ul className="divide-y divide-line">
        {responses.map((response) => (
          <li key={response.decidedAt} className="px-5 py-3">
            <p className="font-medium">
              {kindLabels[response.kind]}
              {response.isToInquiry ? ' to the question' : ''}, {statusLabels[response.status]}
            </p>
            <p className="text-sm text-ink-muted">
              {response.decidedBy}, <Time at={response.settledAt ?? response.decidedAt} />
            </p>
            {response.reason !== null && (
              <p className="text-sm [overflow-wrap:anywhere]">{response.reason}</p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
