import { describe, expect, it } from 'vitest'
import { imageProblem, uploadedUrl, uploadProblem } from './upload-image.ts'

describe('a file chosen as a picture', () => {
  it.each([
    ['image/png', 10_485_760, undefined],
    ['image/png', 10_485_761, 'The image must be 10 MB or less'],
    ['application/pdf', 10, 'Only images can be uploaded'],
  ])('of type %s and %d bytes: %s', (type, size, problem) => {
    expect(imageProblem({ type, size })).toBe(problem)
  })
})

describe('a refused upload', () => {
  it.each([
    [422, '{"message":"Choose a PNG"}', 'Upload failed. Choose a PNG'],
    [403, '<Error><Code>AccessDenied</Code></Error>', 'Upload failed'],
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
