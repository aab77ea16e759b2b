import { expect, test } from 'vitest'
import { playerIdOf } from './players.ts'

test.each([
  ['youtube', 'https://www.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['tiktok', 'https://vm.tiktok.com/ZMabc', '7513280379839712530', '7513280379839712530'],
  ['instagram', 'https://www.instagram.com/reel/Chunk8-jurw/', '17918920912340654', 'Chunk8-jurw'],
  ['instagram', 'https://www.instagram.com/share/BAabcdef', '17918920912340654', null],
  ['x', 'https://x.com/ada/status/1346889436626259968', '1', '1346889436626259968'],
  ['tiktok', 'https://vm.tiktok.com/ZMabc', '7/../../evil', null],
] as const)(
  'the player of %s takes the id of %s (%s): %s',
  (platform, postUrl, externalPostId, id) => {
    expect(playerIdOf({ platform, postUrl, externalPostId })).toBe(id)
  },
)
