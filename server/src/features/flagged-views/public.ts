export { releaseFlag } from './decide-flag.ts'
