export { messageReceived, visitorAnswered } from './message-jobs.ts'
export { countOpenMessages, findMessage, type MessageRow } from './message-store.ts'
