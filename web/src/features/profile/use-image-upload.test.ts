import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type RenderedHook, renderHook } from '#testing/render-hook.tsx'
import { shownToast } from '#ui/overlays/toast.ts'
import { useImageUpload } from './use-image-upload.ts'

const picture = new File(['png'], 'me.png', { type: 'image/png' })
const stored = vi.fn<(url: string) => void>()
const fetched = vi.fn<() => Promise<Response>>()
let hook: RenderedHook<ReturnType<typeof useImageUpload>>
/** The uploads under way: the storage answers when a test says so. */
let requests: StorageRequest[] = []

class StorageRequest {
  status = 0
  responseText = ''
  readonly upload: { onprogress?: (sent: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onerror?: () => void
  open() {
    requests.push(this)
  }
  setRequestHeader() {}
  send() {}
  respond(status: number, responseText: string) {
    Object.assign(this, { status, responseText })
    this.onload?.()
  }
}

beforeEach(async () => {
  requests = []
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('XMLHttpRequest', StorageRequest)
  fetched.mockImplementation(async () => Response.json({ url: '/uploads/1' }))
  hook = await renderHook(() => useImageUpload(stored))
})

afterEach(async () => {
  await hook.unmount()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

test('an upload shows its progress, and returns the picture’s URL', async () => {
  await hook.act(() => void hook.current().upload(picture))
  expect(hook.current().percent).toBe(0)

  await hook.act(() => requests[0]?.upload.onprogress?.({ loaded: 3, total: 4 }))
  expect(hook.current().percent).toBe(75)

  await hook.act(() => requests[0]?.respond(200, '{"url":"/uploads/a.webp"}'))
  expect(hook.current()).toMatchObject({ percent: undefined, problem: undefined })
  expect(stored).toHaveBeenCalledExactlyOnceWith('/uploads/a.webp')
})

test('a second file waits until the first is uploaded', async () => {
  await hook.act(() => void hook.current().upload(picture))
  await hook.act(() => void hook.current().upload(picture))

  expect(requests).toHaveLength(1)
})

test('a file that is not a picture is refused before anything is sent', async () => {
  await hook.act(() => hook.current().upload(new File(['x'], 'x.pdf', { type: 'application/pdf' })))

  expect(fetched).not.toHaveBeenCalled()
  expect(hook.current().problem).toBe('Only images can be uploaded')
  expect(shownToast.read()).toMatchObject({
    tone: 'negative',
    description: 'Only images can be uploaded',
  })
})

test('a refusal stays beside the field until the next try', async () => {
  await hook.act(() => void hook.current().upload(picture))
  await hook.act(() => requests[0]?.respond(422, '{"message":"Choose a PNG"}'))

  expect(hook.current()).toMatchObject({
    percent: undefined,
    problem: 'Upload failed. Choose a PNG',
  })
  expect(stored).not.toHaveBeenCalled()

  await hook.act(() => void hook.current().upload(picture))
  expect(hook.current().problem).toBeUndefined()
})

test('a missing upload URL or connection is reported', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  await hook.act(() => hook.current().upload(picture))
  expect(hook.current().problem).toBe('Failed to get upload URL')

  await hook.act(() => void hook.current().upload(picture))
  await hook.act(() => requests[0]?.onerror?.())
  expect(hook.current().problem).toBe('Upload failed')
})
