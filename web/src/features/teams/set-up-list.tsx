import type { MemberSetUp } from '@permille/contract/teams/members'
import { Time } from '#ui/values/time.tsx'

export function isAnySetUp({ keys, webhooks, reportLinks }: MemberSetUp): boolean {
  return keys.length + webhooks.length + reportLinks.length > 0
}

/** What someone set up for the brand, each with its last use. */
export function SetUpList({
  setUp: { keys, webhooks, reportLinks },
  titles,
}: {
  readonly setUp: MemberSetUp
  readonly titles: Readonly<Record<keyof MemberSetUp, string>>
}) {
  return (
    <div className="grid grid-cols-1 gap-3 text-sm">
      <Things
        title={titles.keys}
        things={keys.map(({ lastUsedAt, ...key }) => ({ ...key, at: lastUsedAt }))}
        used="used"
      />
      <Things
        title={titles.webhooks}
        things={webhooks.map(({ lastDeliveredAt, ...each }) => ({ ...each, at: lastDeliveredAt }))}
        used="delivered"
      />
      <Things
        title={titles.reportLinks}
        things={reportLinks.map(({ lastOpenedAt, ...link }) => ({ ...link, at: lastOpenedAt }))}
        used="opened"
      />
    </div>
  )
}
interface ThingsProps {
  readonly title: string
  readonly things: readonly {
    readonly id: string
    readonly name: string
    readonly at: string | null
  }[]
  /** What it means that one was last of use. */
  readonly used: string
}

function Things({ title, things, used }: ThingsProps) {
  if (things.length === 0) return null
  return (
    <div>
      <p className="text-ink-muted">{title}</p>
      <ul className="list-disc pl-5 [overflow-wrap:anywhere]">
        {things.map(({ id, name, at }) => (
          <li key={id}>
            <bdi className="font-medium">{name}</bdi>
            <span className="text-ink-muted">
              {at === null ? `, never ${used}` : `, last ${used} `}
            </span>
            {at !== null && (
              <span className="text-ink-muted">
                <Time at={at} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
