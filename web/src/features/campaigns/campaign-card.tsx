import { isolate } from '@permille/contract/input/isolate'
import { formatCents } from '@permille/contract/money'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Avatar } from '#ui/values/avatar.tsx'
import { StatusBadge } from '#ui/values/badge.tsx'
import { Money } from '#ui/values/money.tsx'
import { PlatformIcon } from '#ui/values/platform-icon.tsx'
import { BudgetMeter } from './budget-meter.tsx'
import { BurnLine } from './burn-line.tsx'
import { categoryNames, placesLeft } from './campaign-labels.ts'
import { CampaignThumbnail } from './campaign-thumbnail.tsx'
import { exampleEarningsCents, type Offer } from './offer.ts'

interface CampaignCardProps {
  readonly offer: Offer
  readonly action: ReactNode
  /** One line about its brand. */
  readonly trust?: string | undefined
  /** The campaign's page. The whole card leads there through the link in its heading. */
  readonly href?: string | undefined
}

/**
 * A campaign as creators see it: the rate, then the money left, then what 10,000 views would earn. In one column, as on
 * a phone, the picture is small beside the name, and what the campaign's page tells as well is left to it.
 */
export function CampaignCard({ offer, action, href, trust }: CampaignCardProps) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface-raised">
      <CampaignThumbnail
        offer={offer}
        className="h-28 border-b compact:absolute compact:top-3 compact:left-3 compact:size-16 compact:rounded-control compact:border-0"
      />
      <div className="flex flex-1 flex-col gap-4 p-4 compact:gap-2.5 compact:p-3">
        <div className="grid gap-4 compact:gap-1 compact:pl-19">
          <CardHead offer={offer} href={href} trust={trust} />
          <Rate offer={offer} />
        </div>
        {offer.contentRequirements && (
          <p className="line-clamp-2 text-sm text-ink-muted [overflow-wrap:anywhere] compact:hidden">
            {offer.contentRequirements}
          </p>
        )}
        <BudgetMeter campaign={offer}>
          <BurnLine campaign={offer} />
        </BudgetMeter>
        {offer.creatorsMax !== null && <p className="text-sm tabular-nums">{placesLeft(offer)}</p>}
        <div className="mt-auto grid gap-4 compact:gap-2">
          <Example offer={offer} />
          <footer className="flex items-center justify-between gap-3">
            <PlatformIcons offer={offer} />
            {/* Above the link that covers the card. */}
            <div className="relative">{action}</div>
          </footer>
        </div>
      </div>
    </article>
  )
}

function CardHead({ offer, href, trust }: Omit<CampaignCardProps, 'action'>) {
  const madeBy = `${isolate(offer.brandName)} · ${categoryNames[offer.category]}`
  return (
    <header className="min-w-0">
      <div className="flex items-start justify-between gap-3">
        <h2
          title={offer.name}
          className="line-clamp-2 min-w-0 text-lg font-semibold [overflow-wrap:anywhere] compact:text-base"
        >
          {href === undefined ? (
            offer.name
          ) : (
            <Link
              href={href}
              className="underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
            >
              {offer.name}
            </Link>
          )}
        </h2>
        <StatusBadge status={offer.status} />
      </div>
      <p className="mt-1 flex items-center gap-2 text-sm text-ink-muted">
        <Avatar name={offer.brandName} imageUrl={offer.brandLogoUrl} className="size-5 text-xs" />
        <span className="truncate" title={madeBy}>
          {madeBy}
        </span>
      </p>
      {trust !== undefined && <p className="mt-1 truncate text-sm text-ink-muted">{trust}</p>}
    </header>
  )
}

function Rate({ offer }: { offer: Offer }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5">
      <Money
        cents={offer.rewardRatePerKViewsCents}
        className="font-semibold text-2xl tracking-tight compact:text-xl"
      />
      <span className="text-sm text-ink-muted">per 1K views</span>
      {offer.flatBonusCents > 0 && (
        <span className="text-sm tabular-nums">+{formatCents(offer.flatBonusCents)} bonus</span>
      )}
    </p>
  )
}

function Example({ offer }: { offer: Offer }) {
  return (
    <p className="flex justify-between gap-3 border-line border-t pt-3 text-sm text-ink-muted compact:pt-2">
      <span>10K views would earn</span>
      <Money cents={exampleEarningsCents(offer)} className="font-medium text-ink" />
    </p>
  )
}

function PlatformIcons({ offer }: { offer: Offer }) {
  return (
    <ul aria-label="Platforms" className="flex gap-2 text-ink-muted">
      {offer.platformsAllowed.map((platform) => (
        <li key={platform}>
          <PlatformIcon platform={platform} isLabelled />
        </li>
      ))}
    </ul>
  )
}
