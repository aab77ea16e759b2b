export { OpenDialog as Dialog } from './open-dialog.tsx'
