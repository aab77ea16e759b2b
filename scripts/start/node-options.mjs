/** How Node runs a server, wherever it is started, the bench included. */
export const nodeOptions = ['--enable-source-maps']
