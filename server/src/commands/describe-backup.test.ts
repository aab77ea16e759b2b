import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { Manifest } from '../platform/database/backup/backup-folder.ts'
import { describeBackup } from './describe-backup.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'permille-described-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const manifest: Manifest = {
  format: 1,
  madeBy: '1.0.0',
  sealedWith: '',
  bucket: null,
  database: {
    takenAt: '2026-11-22T02:30:00Z',
    serverVersion: '18',
    migrations: [],
    tables: [],
    sequences: [],
  },
  files: [],
}

it('says where uploads were looked for when there were none', () => {
  const missing = describeBackup(manifest, { folder: '/backups/today', dataDir })
  mkdirSync(join(dataDir, 'uploads'))
  const present = describeBackup(manifest, { folder: '/backups/today', dataDir })

  expect(missing).toContain(`No uploads are in it: there is no ${join(dataDir, 'uploads')}.`)
  expect(present).toBe('/backups/today\n0 rows of 0 tables, as of 2026-11-22T02:30:00Z; 0 files.\n')
})

it('names the bucket that has the uploads', () => {
  const described = describeBackup({ ...manifest, bucket: 'pictures' }, { folder: '/b', dataDir })

  expect(described).toContain('Uploads stay in the bucket pictures')
})
