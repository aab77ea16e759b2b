export { countUndecided } from './dispute-list-store.ts'
