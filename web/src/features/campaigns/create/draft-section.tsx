import type { ReactNode } from 'react'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'

interface DraftSectionProps {
  readonly title: string
  readonly note: string
  readonly children: ReactNode
}

/** One card of the create form. */
export function DraftSection({ title, note, children }: DraftSectionProps) {
  return (
    <Card aria-label={title}>
      <CardHeader title={title} note={note} />
      <CardBody className="grid grid-cols-1 gap-4">{children}</CardBody>
    </Card>
  )
}
