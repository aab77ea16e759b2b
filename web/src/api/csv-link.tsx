import { endpointUrl } from '@permille/contract/endpoint'
import { Download } from 'lucide-react'
import { buttonClasses } from '../ui/controls/button-classes.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { tabBrand } from './call.ts'

interface CsvLinkProps {
  /** The call that lists the file's rows. */
  readonly list: { readonly path: string }
  readonly params?: object
  /** The list's filters and sorting, without its paging. */
  readonly query?: object
  /** What the file contains, such as "payments", if the page has several lists. */
  readonly of?: string
}

/** Links to the whole list as a CSV file, with the page's filters applied. */
export function CsvLink({ list, params, query, of }: CsvLinkProps) {
  const button =
    of === undefined
      ? ({ variant: 'secondary' } as const)
      : ({ variant: 'quiet', size: 'sm' } as const)
  return (
    <a
      href={endpointUrl(`${list.path}.csv`, params, { ...query, brand: tabBrand })}
      download
      className={joinClasses(buttonClasses(button), of !== undefined && '-mr-3')}
      aria-label={of && `Download ${of} as CSV`}
    >
      <Download aria-hidden="true" className="size-4" />
      <span>
        {of === undefined && <span className="max-sm:sr-only">Download </span>}
        <span>CSV</span>
      </span>
    </a>
  )
}
