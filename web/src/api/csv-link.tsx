import { Download } from 'lucide-react'
import { buttonLook } from '../ui/controls/button-look.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { addressOf } from './address.ts'

interface CsvLinkProps {
  /** The call of the list that the file holds. */
  readonly list: { readonly path: string }
  readonly params?: object
  /** What the list is narrowed and sorted by, without its pages. */
  readonly query?: object
  /** What is in it, where a page has several lists: "payments". */
  readonly of?: string
}

/** A whole list as a file, as its page narrows it. */
export function CsvLink({ list, params, query, of }: CsvLinkProps) {
  const look =
    of === undefined
      ? ({ variant: 'secondary' } as const)
      : ({ variant: 'quiet', size: 'sm' } as const)
  return (
    <a
      href={addressOf(`${list.path}.csv`, params, query)}
      download
      className={joinClasses(buttonLook(look), of !== undefined && '-mr-3')}
      aria-label={of && `Download ${of} as CSV`}
    >
      <Download aria-hidden="true" className="size-4" />
      <span>{of === undefined && <span className="max-sm:sr-only">Download </span>}CSV</span>
    </a>
  )
}
