import { brandDetails } from '@permille/contract/profile/brand-form'
import { type BrandSettings, changeBrandCall } from '@permille/contract/profile/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldMessagesOf } from '#api/api-error.ts'
import { problemsIn } from '#api/problems-in.ts'
import { updateSession } from '#api/session.ts'
import { useAction } from '#api/use-action.ts'
import { useImageUpload } from '../use-image-upload.ts'

export type BrandDraft = { readonly [Field in keyof BrandSettings]: string }

/** The brand's form: one draft, saved as a whole. */
export function useBrandForm(brand: BrandSettings) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(brand))
  const [found, setFound] = useState<Readonly<Record<string, string>>>({})
  const change = (changes: Partial<BrandDraft>) =>
    setDraft((current) => ({ ...current, ...changes }))
  const picture = useImageUpload((logoUrl) => change({ logoUrl }))
  const saving = useAction({
    call: changeBrandCall,
    request: (body: BrandSettings) => ({ body }),
    done: 'Brand updated',
    failed: 'Failed to update your brand',
    onDone: ({ name }) => updateSession(client, { brandName: name }),
  })
  const submit = () => {
    const details = detailsOf(draft)
    const problems = problemsIn(brandDetails, details)
    setFound(problems)
    if (Object.keys(problems).length === 0) saving.mutate(details)
  }
  const problems = { ...fieldMessagesOf(saving.error), ...found }
  return { draft, change, picture, submit, problems, isSaving: saving.isPending }
}

function draftOf(brand: BrandSettings): BrandDraft {
  const { name, logoUrl, website, legalName, billingAddress, taxNumber } = brand
  return {
    name,
    logoUrl: logoUrl ?? '',
    website: website ?? '',
    legalName: legalName ?? '',
    billingAddress: billingAddress ?? '',
    taxNumber: taxNumber ?? '',
  }
}

/** Returns the details to save; an empty field counts as not given. */
export function detailsOf(draft: BrandDraft): BrandSettings {
  const { name, logoUrl, website, legalName, billingAddress, taxNumber } = draft
  return {
    name,
    logoUrl: logoUrl || null,
    website: addressIn(website),
    legalName: legalName.trim() || null,
    billingAddress: billingAddress.trim() || null,
    taxNumber: taxNumber.trim() || null,
  }
}

/** Returns a typed website as a URL: people type "lumen.example" and mean its https address. */
function addressIn(typed: string): string | null {
  const text = typed.trim()
  if (text === '') return null
  return text.includes('://') ? text : `https://${text}`
}
