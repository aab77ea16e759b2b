export { hurryPosts, hurryReads } from './tracking-store.ts'
