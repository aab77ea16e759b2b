// Loaded into a child where the system cannot tie its life to its parent's: the channel between
// them closes when the parent ends, however it ends.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()
