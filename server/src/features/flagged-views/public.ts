export { releaseDoubt } from './decide-doubt.ts'
