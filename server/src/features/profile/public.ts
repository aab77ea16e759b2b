export { describeProfilePage } from './describe-profile-page.ts'
export { profileRoutes } from './profile-routes.ts'
export { profileSchedule } from './profile-schedule.ts'
export { lockOwnUpload } from './upload-store.ts'
