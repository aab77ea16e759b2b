const password = 'permille-demo'

export const demoAdmin = { email: 'admin@permille.test', password }
export const demoBrand = { email: 'brand@permille.test', password }
export const demoCreator = { email: 'creator@permille.test', password }
