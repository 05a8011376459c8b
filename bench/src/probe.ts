/** Preloaded into a measured process, to answer its parent. */
process.on("message", (question) => {
	if (question === "memory") globalThis.gc?.();
	process.send?.(question === "memory" ? process.memoryUsage.rss() : process.cpuUsage());
});
// The channel to the parent must not keep the process alive.
process.channel?.unref();
