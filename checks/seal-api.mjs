import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { apiShape } from './rules/api-shape.ts'
import { releasedApiFile, writtenApi } from './rules/released-api.ts'
import { root } from './source-files.mjs'

// Part of a release: from then on `npm run check` refuses what would break a program that was written for this one.
writeFileSync(path.join(root, releasedApiFile), writtenApi(await apiShape()))
