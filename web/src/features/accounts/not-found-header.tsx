import type { BrandId } from '@permille/contract/ids'
import { isolate } from '@permille/contract/input/isolate'
import { Link } from 'wouter'
import { detailsOf } from '#api/api-error.ts'
import { useSession } from '#api/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { openBrand } from './open-brand.ts'

interface NotFoundHeaderProps {
  readonly title: string
  readonly note?: string
  /** Why it was not found; it may be of another of the reader's brands. */
  readonly error?: Error | null
  /** The list that would contain it. */
  readonly list: { readonly href: string; readonly label: string }
}

/** The whole page for an address that names something missing or owned by someone else. */
export function NotFoundHeader({
  title,
  note = 'It may have been removed.',
  error,
  list,
}: NotFoundHeaderProps) {
  const { brandId, brandName } = detailsOf(error) as Partial<OtherBrandProps>
  if (brandId !== undefined && brandName !== undefined)
    return <OtherBrand brandId={brandId} brandName={brandName} />
  return (
    <div className="grid grid-cols-1 gap-5">
      <PageHeader title={title} note={note} />
      <Link href={list.href} className={joinClasses(buttonClasses(), 'justify-self-start')}>
        {list.label}
      </Link>
    </div>
  )
}

interface OtherBrandProps {
  readonly brandId: BrandId
  readonly brandName: string
}

function OtherBrand({ brandId, brandName }: OtherBrandProps) {
  const { user } = useSession()
  const name = isolate(brandName)
  return (
    <div className="grid grid-cols-1 gap-5">
      <PageHeader
        title={`This belongs to ${name}`}
        note={`This tab is for ${isolate(user?.brandName ?? '')}.`}
      />
      <Button className="justify-self-start" onClick={() => openBrand(brandId, location.href)}>
        {`Switch to ${name}`}
      </Button>
    </div>
  )
}
