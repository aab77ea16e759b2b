export { findDisputeEnd, moveAnswerDeadlines } from './dispute-clock-store.ts'
export { countUndecided } from './dispute-list-store.ts'
