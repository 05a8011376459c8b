import { HoldWatch } from "./hold-watch.ts";

const holds = new HoldWatch();

const ANSWERS = new Map<unknown, () => unknown>([
	["memory", () => memoryAfterCollection().rss],
	["usage", memoryAfterCollection],
	["held", () => holds.end()],
]);

/** Preloaded into a measured process, to answer its parent. */
process.on("message", (command) => {
	if (command === "watch") holds.begin();
	process.send?.(ANSWERS.get(command)?.() ?? process.cpuUsage());
});
// The channel to the parent must not keep the process alive.
process.channel?.unref();

function memoryAfterCollection(): NodeJS.MemoryUsage {
	// Twice, because the first collection can make more objects unreachable.
	for (let n = 0; n < 2; n++) globalThis.gc?.();
	return process.memoryUsage();
}
