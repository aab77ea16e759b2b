export { marketplaceSums } from './marketplace-history-store.ts'
