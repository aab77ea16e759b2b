import type { ChargebackCase } from '@permille/contract/chargebacks/chargebacks'
import { Button } from '#ui/controls/button.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'

/** Shows our own receipts as the bank reads them, and saves them as a file. */
export function EvidenceCard({ chargeback }: { readonly chargeback: ChargebackCase }) {
  const { evidence, wasEvidenceSent } = chargeback
  return (
    <Card aria-label="Evidence">
      <CardHeader
        title="Evidence"
        note={
          wasEvidenceSent
            ? 'As the bank received it.'
            : 'From our own receipts, as the bank would receive it.'
        }
        action={
          <Button variant="secondary" size="sm" onClick={() => saveEvidence(chargeback)}>
            Download
          </Button>
        }
      />
      <dl className="divide-y divide-line">
        {evidence.map(({ title, text }) => (
          <div key={title} className="grid grid-cols-1 gap-1 px-5 py-3">
            <dt className="text-sm text-ink-muted">{title}</dt>
            <dd className="max-h-96 overflow-y-auto text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

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
