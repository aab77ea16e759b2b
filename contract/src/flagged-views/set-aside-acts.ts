/** What an admin may do about frozen money, of flagged views or of a suspension. */
export type SetAsideAct = 'release' | 'take-back'

interface SetAside {
  /** It is not decided yet. */
  readonly isOpen: boolean
  /** Its creator disputes a decision about the post, which is settled first (rules §3). */
  readonly isDisputed: boolean
}

/** The acts that are possible now (rules §10). Pages offer by it, and calls refuse by it. */
export function setAsideActsOf({ isOpen, isDisputed }: SetAside): readonly SetAsideAct[] {
  if (!isOpen) return []
  return isDisputed ? ['release'] : ['release', 'take-back']
}
