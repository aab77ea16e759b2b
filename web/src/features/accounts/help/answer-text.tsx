import type { CurrentUser } from '@permille/contract/accounts/accounts'
import { Link } from 'wouter'
import { useSession } from '#api/session.ts'
import { paths } from '#paths.ts'

interface Place {
  readonly href: string
  readonly isOpenTo: (user: CurrentUser) => boolean
}

const isCreator = ({ role }: CurrentUser) => role === 'creator'

/** The pages that answers name. */
export const places: Readonly<Record<string, Place>> = {
  Earnings: { href: paths.earnings, isOpenTo: isCreator },
  Explore: { href: paths.explore, isOpenTo: isCreator },
  'Settings, Team': { href: paths.team, isOpenTo: ({ role }) => role === 'brand' },
  'Settings, Developers': {
    href: paths.developers,
    isOpenTo: ({ brand }) => brand?.lacks.includes('developers:manage') === false,
  },
  'All brands': { href: paths.brands, isOpenTo: ({ brand }) => brand !== null && brand.count > 1 },
}

/** An answer whose pages, in brackets, are links for a reader who may open them, and words for others. */
export function AnswerText({ text }: { readonly text: string }) {
  const { user } = useSession()
  return text.split(/\[(.+?)\]/).map((part, index) => {
    const place = index % 2 === 1 ? places[part] : undefined
    if (place === undefined || user === null || !place.isOpenTo(user)) return part
    return (
      <Link key={part} href={place.href} className="text-accent underline underline-offset-4">
        {part}
      </Link>
    )
  })
}
