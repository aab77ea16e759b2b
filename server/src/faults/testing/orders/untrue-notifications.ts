import type { Reply } from '#testing/test-client.ts'
import type { Scene } from './scene.ts'

interface Notice {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** After these the creator is told, and what they are told has to be so. */
const tellingActs = ['P9', 'P9.low', 'P10', 'P18', 'P19', 'P21', 'P22']

/** Done was told, and told is so: a notice says the cents that moved, and offers only what the page offers. */
export async function untrueNotifications(
  scene: Scene,
  id: string,
  reply: Reply | null,
): Promise<string[]> {
  if (!tellingActs.includes(id) || scene.seen.money.isDeleted || scene.seen.money.isSuspended)
    return []
  const told = await collectNotifications(scene)
  const isOpen = await isDisputeOffered(scene)
  const isOffered = told.some(({ title, text }) => /you can dispute/i.test(`${title} ${text}`))
  const isFree = told.some(({ title }) => / was released$/.test(title))
  const taken = reply?.json.takenBackCents ?? 0
  return [
    ...(isOffered && !isOpen ? ['a notice offers a dispute that no page offers'] : []),
    ...(isFree && reply?.json.releasedCents === 0
      ? ['a notice says that money is free, and none is']
      : []),
    ...(id === 'P19' && taken > 0 && told.length === 0
      ? ['money was taken back, and nobody was told']
      : []),
  ].map((text) => `offered is done: ${text}`)
}

async function isDisputeOffered(scene: Scene): Promise<boolean> {
  const page = await scene.read('creator', `/api/creator/submissions/${scene.submissionId}/dispute`)
  return page?.open != null
}

/** What the creator had not been told before. */
async function collectNotifications(scene: Scene): Promise<Notice[]> {
  await scene.stage.collectNotifications()
  const list: Notice[] = (await scene.read('creator', '/api/notifications')) ?? []
  const fresh = list.filter(({ id }) => !scene.facts.told.has(id))
  for (const { id } of list) scene.facts.told.add(id)
  return fresh
}
