import {
  brandKeyScopes,
  installationKeyScopes,
  type KeyScope,
  keyPresets,
} from '@permille/contract/keys/key-scopes'
import {
  createInstallationKeyCall,
  createKeyCall,
  listInstallationKeysCall,
  listKeysCall,
  revokeInstallationKeyCall,
  revokeKeyCall,
  rotateInstallationKeyCall,
  rotateKeyCall,
} from '@permille/contract/keys/keys'

interface Preset {
  readonly name: string
  readonly scopes: readonly KeyScope[]
}

interface Rights {
  /** In the order of the form. */
  readonly scopes: readonly KeyScope[]
  /** The first is chosen for a new key. */
  readonly presets: readonly [Preset, ...Preset[]]
}

const rightsOfBrand: Rights = { scopes: brandKeyScopes, presets: keyPresets }
const rightsOfInstallation: Rights = {
  scopes: installationKeyScopes,
  presets: [{ name: 'Everything a key can read', scopes: installationKeyScopes }],
}

/** Whose a key is: its calls, what it may be allowed, and the words about it. */
export const ofBrand = {
  list: listKeysCall,
  create: createKeyCall,
  rotate: rotateKeyCall,
  revoke: revokeKeyCall,
  rights: rightsOfBrand,
  about: 'It acts for your brand, with the rights you give it, and in your name.',
  none: 'Let your own systems create campaigns and read results. Nothing is shared until you make a key.',
}

export const ofInstallation = {
  list: listInstallationKeysCall,
  create: createInstallationKeyCall,
  rotate: rotateInstallationKeyCall,
  revoke: revokeInstallationKeyCall,
  rights: rightsOfInstallation,
  about: 'It reads what every admin reads, within the rights you give it, and changes nothing.',
  none: 'Let your own systems read what admins read. A key changes nothing.',
}

export type KeyOwner = typeof ofBrand | typeof ofInstallation
