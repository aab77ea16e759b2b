export const ownSubmissionOrders = ['newest', 'oldest', 'earnings', 'views'] as const
export type OwnSubmissionOrder = (typeof ownSubmissionOrders)[number]

/**
 * Of posts under review: `newest` for decided ones, the others for pending ones. Decided posts have no order by views or
 * earnings, because each settlement changes these.
 */
export const deskOrders = ['deadline', 'newest', 'views', 'pays'] as const
export type DeskOrder = (typeof deskOrders)[number]

/** An admin's queues; `since`, of earnings that are set aside: the longest first. */
export const queueOrders = [...deskOrders, 'since'] as const
export type QueueOrder = (typeof queueOrders)[number]
