/** Is loaded into a measured process before its program. Answers each message with the CPU time used so far. */
process.on("message", () => {
	process.send?.(process.cpuUsage());
});
// The channel to the parent must not keep the process alive.
process.channel?.unref();
