import type { ReviewedSubmission } from '@permille/contract/submissions/submissions'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'

/** Shows what the campaign requires, beside the post under review. */
export function BriefCard({ submission }: { readonly submission: ReviewedSubmission }) {
  const { contentRequirements, availableContentUrl } = submission.brief
  return (
    <Card>
      <CardHeader
        title="Brief"
        action={
          availableContentUrl !== null && (
            <a
              href={availableContentUrl}
              target="_blank"
              rel="noreferrer"
              className={buttonClasses({ variant: 'secondary', size: 'sm' })}
            >
              View Brief
            </a>
          )
        }
      />
      <CardBody>
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">
          {contentRequirements ?? 'The campaign has no written requirements.'}
        </p>
      </CardBody>
    </Card>
  )
}
