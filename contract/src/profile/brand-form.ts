import * as z from 'zod/mini'
import { nameText } from '../input/name.ts'
import {
  billingAddressMaxLength,
  displayNameMaxLength,
  legalNameMaxLength,
  taxNumberMaxLength,
} from '../limits.ts'
import { httpsUrl } from '../shapes.ts'

function textOrNull(label: string, limit: number) {
  const message = `${label} must be ${limit} characters or less`
  return z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(limit, message)))
}

/** Body of the brand's settings, always whole; apart from the calls for the reason in account-forms.ts. */
export const brandDetails = z.strictObject({
  name: nameText('Brand name is required', displayNameMaxLength),
  /** The address of an image that you uploaded. */
  logoUrl: z.nullable(z.string().check(z.minLength(1), z.maxLength(500))),
  website: z.nullable(httpsUrl('Enter an https:// address')),
  legalName: textOrNull('Legal name', legalNameMaxLength),
  billingAddress: textOrNull('Address', billingAddressMaxLength),
  taxNumber: textOrNull('Tax ID', taxNumberMaxLength),
})
