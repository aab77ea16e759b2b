import { cruise } from 'dependency-cruiser'
import { importRules } from './import-rules.mjs'
import { root, sourceFiles } from './source-files.mjs'

const resolveOptions = {
  exportsFields: ['exports'],
  conditionNames: ['import', 'types', 'node', 'default'],
  extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
  mainFields: ['module', 'main', 'types'],
}

/** Reads every module; fails on a broken rule and on a module that was not read. */
async function checkImports() {
  process.chdir(root)
  const files = sourceFiles()
  const options = {
    validate: true,
    ruleSet: { forbidden: importRules },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
  }
  const { output } = await cruise(files, options, resolveOptions)
  if (typeof output === 'string') throw new Error('The import checker returned text.')
  const read = new Set(output.modules.map((each) => each.source))
  const complaints = [
    ...files.filter((file) => !read.has(file)).map((file) => `${file} was not read`),
    ...output.summary.violations.map(complaintFor),
  ]
  console.log(complaints.join('\n') || `${files.length} modules, every import in its direction`)
  if (complaints.length > 0 || files.length === 0) process.exitCode = 1
}

/** @param {import('dependency-cruiser').IViolation} violation */
function complaintFor({ rule, from, to, cycle }) {
  const way = cycle === undefined ? to : cycle.map((step) => step.name).join(' → ')
  const reason = importRules.find((each) => each.name === rule.name)?.comment ?? ''
  return `${from} → ${way}\n    ${rule.name}: ${reason}`
}

await checkImports()
