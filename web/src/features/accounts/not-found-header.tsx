import { Link } from 'wouter'
import { buttonLook } from '../../ui/controls/button-look.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'

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
    <PageHeader
      title={title}
      note={note}
      actions={
        <Link href={list.href} className={buttonLook()}>
          {list.label}
        </Link>
      }
    />
  )
}
