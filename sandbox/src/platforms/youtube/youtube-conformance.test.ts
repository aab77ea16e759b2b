import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import { expect, test } from 'vitest'
import { startSandbox } from '#start-sandbox.ts'

const specification = new URL(
  '../../../../../shared/reference/specs/youtube.v3.discovery.json',
  import.meta.url,
)

/**
 * Compiles a discovery document's schemas as closed JSON Schema, so a field Google does not know
 * fails.
 */
function validatorOf(name: string): ValidateFunction {
  const { schemas } = JSON.parse(readFileSync(specification, 'utf8')) as { schemas: object }
  const text = JSON.stringify(schemas, (key, value: unknown) => {
    if (
      ['id', 'format', 'annotations', 'enumDescriptions', 'enumDeprecated', 'deprecated'].includes(
        key,
      )
    ) {
      return typeof value === 'object' && !Array.isArray(value) && key === 'id' ? value : undefined
    }
    if (key === '$ref') return `#/$defs/${value}`
    const isObject = typeof value === 'object' && value !== null && 'properties' in value
    const isSchema = isObject && 'type' in value && value.type === 'object'
    return isSchema ? { ...value, additionalProperties: false } : value
  })
  const ajv = new Ajv({ strict: false, allErrors: true })
  return ajv.compile({ $ref: `#/$defs/${name}`, $defs: JSON.parse(text) })
}

test.skipIf(!existsSync(specification))('responses match Google’s description', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'youtube-'))
  const sandbox = await startSandbox({ port: 0, folder, demo: true })
  const get = async (path: string) => {
    const parts = 'part=snippet,statistics,status&key=sandbox-youtube-key'
    return (await fetch(`${sandbox.url}/youtube/v3/${path}&${parts}`)).json()
  }

  const channels = await get('channels?forHandle=@ada')
  const videos = await get('videos?id=dQw4w9WgXcQ')
  const statParts = 'part=id,snippet,statistics,contentDetails&key=sandbox-youtube-key'
  const statsUrl = `${sandbox.url}/youtube/v3/videos:batchGetStats?id=dQw4w9WgXcQ&${statParts}`
  const stats = await (await fetch(statsUrl)).json()
  await sandbox.close()

  const [isChannelList, isVideoList] = [
    validatorOf('ChannelListResponse'),
    validatorOf('VideoListResponse'),
  ]
  isChannelList(channels)
  isVideoList(videos)
  expect(isChannelList.errors ?? isVideoList.errors).toBeNull()
  expect(videos).toMatchObject({ items: [{ id: 'dQw4w9WgXcQ' }] })
  const isStats = validatorOf('BatchGetStatsResponse')
  isStats(stats)
  expect(isStats.errors).toBeNull()
  expect(stats).toMatchObject({ items: [{ contentDetails: { duration: '34s' } }] })
  expect(isVideoList({ items: [{ statistics: { viewCount: 5 } }] })).toBe(false)
})
