import type { CreatorId } from '@permille/contract/ids'
import { avatarMaxBytes } from '@permille/contract/limits'
import {
  checkUsernameCall,
  publicProfileCall,
  readProfileCall,
  requestAvatarUploadCall,
  setAvatarCall,
  updateProfileCall,
} from '@permille/contract/profile/profile'
import type { Database, DatabaseServer } from '#platform/database/database.ts'
import { invariant } from '#platform/errors/errors.ts'
import { asCreator, asSignedIn } from '#platform/http/actor.ts'
import { type RawCall, type RawRoute, rawRoute } from '#platform/http/calls/raw-route.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { brandRoutes } from './brand/brand-routes.ts'
import { checkUsername } from './check-username.ts'
import { featuredRoutes } from './featured/featured-routes.ts'
import { ownProfileOf } from './profile.ts'
import type { ProfileDeps, UploadDeps } from './profile-deps.ts'
import { findProfile } from './profile-store.ts'
import { readPublicProfile } from './read-public-profile.ts'
import { setAvatar } from './set-avatar.ts'
import { updateProfile } from './update-profile.ts'
import { checkUpload, notAnImage, requestUpload, uploadImage } from './upload-image.ts'
import { savedViewRoutes } from './views/saved-view-routes.ts'

export function profileRoutes(deps: ProfileDeps): (Route | RawRoute)[] {
  return [
    ...ownProfileRoutes(deps),
    ...avatarRoutes(deps),
    ...featuredRoutes(deps),
    ...brandRoutes(deps),
    ...savedViewRoutes(deps),
  ]
}

function ownProfileRoutes({ database }: { database: DatabaseServer }): Route[] {
  return [
    route(readProfileCall, async (call) => readOwnProfile(database, asCreator(call).creatorId)),
    route(updateProfileCall, async (call) => {
      const { creatorId } = asCreator(call)
      const by = { creatorId, requestId: call.request.id }
      await call.once(
        (db) => db.transaction((tx) => updateProfile(tx, by, call.body)),
        () => null,
      )
      return readOwnProfile(database, creatorId)
    }),
    route(checkUsernameCall, (call) =>
      checkUsername(database, asCreator(call).creatorId, call.params.username),
    ),
    route(publicProfileCall, (call) => readPublicProfile(database, call.params.username)),
  ]
}

async function readOwnProfile(db: Database, creatorId: CreatorId) {
  const profile = await findProfile(db, creatorId)
  invariant(profile !== undefined, 'a creator without a profile')
  return ownProfileOf(profile)
}

const uploadPath = '/api/objects'

function avatarRoutes(deps: ProfileDeps): (Route | RawRoute)[] {
  return [
    route(requestAvatarUploadCall, async (call) => {
      const { userId } = asSignedIn(call)
      const key = await call.once(
        (db) => db.transaction((tx) => requestUpload(tx, userId)),
        (reserved) => reserved,
      )
      return { method: 'PUT' as const, url: `${uploadPath}/${key}` }
    }),
    uploadRoute(deps),
    route(setAvatarCall, async (call) => {
      const { userId } = asSignedIn(call)
      return { avatarUrl: await setAvatar(deps, userId, call.body.avatarUrl) }
    }),
  ]
}

function uploadOf(call: Omit<RawCall, 'body'>) {
  const { key = '' } = call.params
  return { key, userId: asSignedIn(call).userId, address: call.request.address }
}

function uploadRoute(deps: UploadDeps): RawRoute {
  return rawRoute({
    name: 'uploadImage',
    method: 'PUT',
    path: `${uploadPath}/{key}`,
    summary: 'Upload one image to the requested URL',
    access: 'signed-in',
    refusals: [
      'upload-not-found',
      'already-uploaded',
      'not-an-image',
      'too-many-uploads',
      'storage-unavailable',
    ],
    success: { type: 'application/json', description: 'The address of the image, as `url`.' },
    needsOwnOrigin: true,
    bodyMaxBytes: avatarMaxBytes,
    contentTypes: /^image\//,
    largeBodies: {
      atOnce: 8,
      atOncePerAddress: 4,
      checkStart: (bytes) => {
        if (!deps.images.accepts(bytes)) throw notAnImage()
      },
    },
    admit: (call) => checkUpload(deps, uploadOf(call)),
    handle: async (call) => {
      return {
        status: 200,
        json: { url: await uploadImage(deps, uploadOf(call), call.body) },
      }
    },
  })
}
