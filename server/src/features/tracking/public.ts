export { hurryPosts } from './tracking-store.ts'
