import { readdirSync, readFileSync } from 'node:fs'

interface CpuTime {
  readonly all: number
  readonly busy: number
  readonly ours: number
}

/** Returns the share of all CPUs, 0 to 1, that other processes used while `work` ran; 0 if unknown. */
export async function withForeignShare<T>(
  work: () => Promise<T>,
): Promise<{ result: T; foreignShare: number }> {
  const before = readCpuTime()
  const result = await work()
  const after = readCpuTime()
  if (before === undefined || after === undefined) return { result, foreignShare: 0 }
  const foreign = after.busy - before.busy - (after.ours - before.ours)
  return { result, foreignShare: Math.max(0, foreign) / Math.max(1, after.all - before.all) }
}

/** In kernel ticks; available on Linux only. */
function readCpuTime(): CpuTime | undefined {
  if (process.platform !== 'linux') return undefined
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const ticks = line.split(/\s+/).slice(1, 9).map(Number)
  const all = ticks.reduce((sum, each) => sum + each, 0)
  const [, , , idle = 0, waiting = 0] = ticks
  return { all, busy: all - idle - waiting, ours: oursTicks() }
}

interface ProcessTime {
  readonly pid: number
  readonly name: string
  readonly parent: number
  readonly ticks: number
}

/** This program, its children, and its siblings under the same parent. */
function oursTicks(): number {
  return listFamily(process.ppid).reduce((sum, { ticks }) => sum + ticks, 0)
}

/** A process and its descendants; none where the system does not report them. */
function listFamily(root: number): ProcessTime[] {
  const all = listProcesses()
  const family = new Set([root])
  for (let grown = 0; grown !== family.size; ) {
    grown = family.size
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid)
  }
  return all.filter(({ pid }) => family.has(pid))
}

const msPerTick = 10

/** CPU time in milliseconds; all 0 where the system does not report it. */
export interface ProcessorMs {
  /** Of this process, which asks. */
  readonly load: number
  readonly database: number
  /** Of all others of the family but the sandbox, which plays what others serve. */
  readonly server: number
}

/** What this program, its children and its siblings have used so far, or a process and its descendants. */
export function processorMs(root = process.ppid): ProcessorMs {
  const family = process.platform === 'linux' ? listFamily(root) : []
  const ms = (is: (one: ProcessTime) => boolean) =>
    family.filter(is).reduce((sum, { ticks }) => sum + ticks, 0) * msPerTick
  const isLoad = ({ pid }: ProcessTime) => pid === process.pid
  const isDatabase = ({ name }: ProcessTime) => name === 'postgres'
  const { user, system } = process.cpuUsage()
  return {
    load: (user + system) / 1000,
    database: ms(isDatabase),
    server: ms((one) => !isLoad(one) && !isDatabase(one) && !isSandbox(one)),
  }
}

/** CPU time in milliseconds that one process has used so far; 0 if there is none. */
export function processMs(pid: number): number {
  return readProcess(pid).reduce((sum, { ticks }) => sum + ticks, 0) * msPerTick
}

function isSandbox({ pid }: ProcessTime): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('dist/sandbox/main.mjs')
  } catch {
    return false
  }
}

function listProcesses(): ProcessTime[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)))
}

/** Skips a process that ends meanwhile; its time is counted in its parent. */
function readProcess(pid: number): ProcessTime[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before the last ")" may contain spaces; see proc(5) for the fields.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const times = fields.slice(11, 15).map(Number)
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
    const ticks = times.reduce((sum, each) => sum + each, 0)
    return [{ pid, name, parent: Number(fields[1]), ticks }]
  } catch {
    return []
  }
}
