import type { ChargebackCase } from '@permille/contract/chargebacks/chargebacks'
import { Button } from '#ui/controls/button.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { Minute } from '#ui/values/minute.tsx'

/** Shows our own receipts as the bank reads them, and saves them as a file. */
export function EvidenceCard({ chargeback }: { readonly chargeback: ChargebackCase }) {
  return (
    <Card aria-label="Evidence">
      <CardHeader
        title="Evidence"
        note={<Sending chargeback={chargeback} />}
        action={
          <Button variant="secondary" size="sm" onClick={() => saveEvidence(chargeback)}>
            Download
          </Button>
        }
      />
      <dl className="divide-y divide-line">
        {chargeback.evidence.map(({ title, text }) => (
          <div key={title} className="grid grid-cols-1 gap-2 px-5 py-4">
            <dt className="font-medium">{title}</dt>
            <dd className="grid grid-cols-1 gap-3 text-sm [overflow-wrap:anywhere]">
              {text.split('\n\n').map((paragraph) => (
                <Paragraph key={paragraph} lines={paragraph.split('\n')} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** When it was sent, or until when the bank takes it. */
function Sending({ chargeback }: { readonly chargeback: ChargebackCase }) {
  const { wasEvidenceSent, responses, status: state, responseStatus, dueAt } = chargeback
  const sent = responses.find(({ kind, status }) => kind === 'evidence' && status === 'sent')
  if (wasEvidenceSent) {
    if (sent === undefined) return <>As the bank received it.</>
    return (
      <>
        As the bank received it on <Minute at={sent.settledAt ?? sent.decidedAt} />.
      </>
    )
  }
  const isAsked = state === 'needs_response' && responseStatus !== 'requested'
  if (!isAsked || dueAt === null) return <>From our own receipts, as the bank would receive it.</>
  return (
    <>
      From our own receipts, as the bank would receive it. Not sent; accepted until{' '}
      <Minute at={dueAt} />.
    </>
  )
}

/** A line that ends with a colon heads a list. */
function Paragraph({ lines }: { readonly lines: readonly string[] }) {
  const [head = '', ...items] = lines
  if (!head.endsWith(':') || items.length === 0) {
    return (
      <div className="grid grid-cols-1 gap-1">
        {numbered(lines).map(({ key, line }) => (
          <p key={key}>{line}</p>
        ))}
      </div>
    )
  }
  const areShort = items.every((item) => item.length <= shortMax)
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <p className="text-ink-muted">{head.slice(0, -1)}</p>
      <ul
        className={
          areShort
            ? 'grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-4 gap-y-1 tabular-nums'
            : 'grid grid-cols-1 gap-2'
        }
      >
        {numbered(items).map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

/** Two lines may be the same: two posts approved in one minute. */
function numbered(lines: readonly string[]) {
  return lines.map((line, at) => ({ key: at, line }))
}

/** Such as a day and its views. */
const shortMax = 24

/** Saves the evidence as a file, made in the browser from what is already on the page. */
export function saveEvidence({ stripeDisputeId, evidence }: ChargebackCase): void {
  const text = evidence.map((section) => `${section.title}\n\n${section.text}\n`).join('\n')
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `evidence-${stripeDisputeId}.txt`
  link.click()
  URL.revokeObjectURL(url)
}
