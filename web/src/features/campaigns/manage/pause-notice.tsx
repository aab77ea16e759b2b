import type { OwnCampaign } from '@permille/contract/campaigns/campaigns'
import { Link } from 'wouter'
import { paths } from '#paths.ts'
import { Notice } from '#ui/layout/notice.tsx'
import { Minute } from '#ui/values/minute.tsx'
import { isTakenBack } from '../own-campaigns.ts'
import { describePause, hasPauseList, pausesForBrand } from '../pause-labels.ts'

/** Shows what keeps the campaign from being live, until when it can get money, and an admin's reason. */
export function PauseNotice({ campaign }: { readonly campaign: OwnCampaign }) {
  return (
    <Notice>
      <p>
        {describePause(campaign)}
        {isTakenBack(campaign) && (
          <span>
            {' '}
            <Link
              href={`${paths.billing}#disputed`}
              className="text-accent underline underline-offset-4"
            >
              See the payment
            </Link>
          </span>
        )}
      </p>
      {hasPauseList(campaign) && (
        <ul className="list-disc pl-5">
          {pausesForBrand(campaign).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {campaign.topUpUntil !== null && (
        <p>
          Without a top-up, the campaign ends <Minute at={campaign.topUpUntil} />.
        </p>
      )}
      {campaign.pauseNote !== null && (
        <p>
          “<bdi>{campaign.pauseNote}</bdi>”
        </p>
      )}
    </Notice>
  )
}
