/** Loaded into a measured process before its program: tells the CPU time it has used so far, when it is asked. */
process.on("message", () => {
	process.send?.(process.cpuUsage());
});
// Being asked is no reason to go on running.
process.channel?.unref();
