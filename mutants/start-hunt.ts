import { it } from 'vitest'

it('starts the hunt', () => {})
