import type { SubmissionCheck } from '@permille/contract/submissions/submissions'
import { CheckList } from '#features/submissions/check-list.tsx'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'

/** Lists the automatic checks, failed ones first. */
export function ChecksCard({ checks }: { readonly checks: readonly SubmissionCheck[] }) {
  const failed = checks.filter(({ passed }) => !passed).length
  return (
    <Card>
      <CardHeader
        title="Checks"
        note={
          failed === 0
            ? 'All passed when it was submitted'
            : `${failed} of ${checks.length} ${failed === 1 ? 'needs' : 'need'} attention`
        }
      />
      <CardBody>
        <CheckList checks={checks} />
      </CardBody>
    </Card>
  )
}
