/** The version of package.json, which a built server does not have beside it. */
export const version = '1.0.0'
