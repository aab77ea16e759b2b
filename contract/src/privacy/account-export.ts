/** Everything that is kept about the signed-in user, as one JSON file; a raw call. */
export const accountExportPath = '/api/account/data.json'
