import { Link } from 'wouter'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'

interface NotFoundHeaderProps {
  readonly title: string
  readonly note?: string
  /** The list that would contain it. */
  readonly list: { readonly href: string; readonly label: string }
}

/** The whole page for an address that names something missing or owned by someone else. */
export function NotFoundHeader({
  title,
  note = 'It may have been removed.',
  list,
}: NotFoundHeaderProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <PageHeader title={title} note={note} />
      <Link href={list.href} className={joinClasses(buttonClasses(), 'justify-self-start')}>
        {list.label}
      </Link>
    </div>
  )
}
