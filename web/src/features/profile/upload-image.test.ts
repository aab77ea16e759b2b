import { describe, expect, it } from 'vitest'
import { imageProblem, uploadedUrl, uploadProblem } from './upload-image.ts'

describe('a file chosen as a picture', () => {
  it.each([
    ['image/png', 10_485_760, undefined],
    ['image/png', 10_485_761, 'The image must be 10 MB or less'],
    ['application/pdf', 10, 'Only images can be uploaded'],
  ])('of type %s and %d bytes: %s', (type, size, problem) => {
    expect(imageProblem({ name: 'me.png', type, size })).toBe(problem)
  })

  it('is an image even where the system does not know phone formats', () => {
    expect(imageProblem({ name: 'IMG_0001.HEIC', type: '', size: 10 })).toBe(
      'This format cannot be shown everywhere. Choose a PNG, JPEG or WebP image',
    )
  })

  it('without a byte is empty', () => {
    expect(imageProblem({ name: 'me.png', type: 'image/png', size: 0 })).toBe('This file is empty')
  })
})

describe('a refused upload', () => {
  it.each([
    [422, '{"message":"Choose a PNG"}', 'Upload failed. Choose a PNG'],
    [403, '<Error><Code>AccessDenied</Code></Error>', 'Upload failed'],
    [413, '<html>413 Request Entity Too Large</html>', 'Upload failed. Choose a smaller file'],
    [200, '{}', 'Upload failed'],
  ])('with status %i and %s says %s', (status, response, problem) => {
    expect(uploadProblem(status, response)).toBe(problem)
  })
})

describe('the response to an upload', () => {
  it.each([
    ['{"url":"/uploads/a.webp"}', '/uploads/a.webp'],
    ['{}', undefined],
    ['null', undefined],
    ['<html>', undefined],
  ])('%s has the URL %s', (response, url) => {
    expect(uploadedUrl(response)).toBe(url)
  })
})
