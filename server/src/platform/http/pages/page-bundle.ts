import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { UserRole } from '@permille/contract/enums'
import { lazily } from '#platform/lazily.ts'
import type { PreloadedResponse } from './page-head.ts'

/** A call that a page makes first. */
export interface FirstCall {
  readonly key: readonly unknown[]
  readonly url: string
}

/** A page as its browser first shows it: shell, heading, and what is known of the rest. */
export interface Frame {
  readonly html: string
  /** As an element; undefined for a page whose title is known with its data. */
  readonly title: string | undefined
  readonly calls: readonly FirstCall[]
}

export interface FrameOptions {
  readonly isSidebarExpanded: boolean
  readonly hiddenColumns: string
  readonly responses?: readonly PreloadedResponse[]
}

/** The build’s server-side bundle of the app, which renders without a browser. */
export interface PageBundle {
  renderPage(address: string, responses: readonly PreloadedResponse[]): Promise<string>
  /** Undefined where the app would first go elsewhere, or shows no shell. */
  renderFrame(role: UserRole, url: string, options: FrameOptions): Promise<Frame | undefined>
  preloadedFrom(call: FirstCall, json: unknown, link: string | null): PreloadedResponse
}

/** Undefined where the build left no bundle; loaded with the first request. */
export function findPageBundle(webDir: string): (() => Promise<PageBundle>) | undefined {
  const file = path.join(`${webDir}-server`, 'render.js')
  if (!existsSync(file)) return undefined
  return lazily<PageBundle>(() => import(pathToFileURL(file).href))
}
