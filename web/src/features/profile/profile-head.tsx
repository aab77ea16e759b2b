import type { PublicProfile } from '@permille/contract/profile/profile'
import { BadgeCheck, CalendarDays, Clock, type LucideIcon, MapPin } from 'lucide-react'
import { Avatar } from '#ui/values/avatar.tsx'

// One zone for everyone: the server renders this too, and hydration must find the same month.
const monthAndYear = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

export function ProfileHead({ profile }: { readonly profile: PublicProfile }) {
  const { creator, stats } = profile
  const place = [creator.city, creator.country].filter(Boolean).join(', ')
  return (
    <header className="flex gap-5 max-sm:flex-col">
      <Avatar
        name={creator.user.displayName}
        imageUrl={creator.user.avatarUrl}
        className="size-20 text-2xl"
      />
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <h1 className="flex items-center gap-2 text-2xl font-semibold tracking-tight">
          <span className="min-w-0 [overflow-wrap:anywhere]">{creator.user.displayName}</span>
          {creator.isVerified && <VerifiedIcon />}
        </h1>
        <p className="text-ink-muted">@{creator.handle}</p>
        {creator.bio && (
          <p className="mt-1 max-w-prose [overflow-wrap:anywhere] whitespace-pre-line">
            {creator.bio}
          </p>
        )}
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-muted">
          {place !== '' && <Fact icon={MapPin} text={place} />}
          {creator.timezone && <Fact icon={Clock} text={creator.timezone} />}
          <Fact
            icon={CalendarDays}
            text={`Joined ${monthAndYear.format(new Date(stats.memberSince))}`}
          />
        </ul>
      </div>
    </header>
  )
}

function VerifiedIcon() {
  return (
    <span title="Verified" className="inline-flex shrink-0 text-accent">
      <BadgeCheck aria-hidden="true" className="size-5" />
      <span className="sr-only">Verified</span>
    </span>
  )
}

interface FactProps {
  readonly icon: LucideIcon
  readonly text: string
}

function Fact({ icon: Icon, text }: FactProps) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-4" />
      {text}
    </li>
  )
}
