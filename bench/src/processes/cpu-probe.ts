import { HoldWatch } from "./hold-watch.ts";

const holds = new HoldWatch();

const ANSWERS = new Map<unknown, () => unknown>([
	["memory", () => collected().rss],
	["usage", collected],
	["held", () => holds.end()],
]);

/**
 * Is loaded into a measured process before its program. Answers each message: with the CPU time, the memory used so far, or how long the
 * event loop was held since it was last asked to look.
 */
process.on("message", (asked) => {
	if (asked === "watch") holds.begin();
	process.send?.(ANSWERS.get(asked)?.() ?? process.cpuUsage());
});
// The channel to the parent must not keep the process alive.
process.channel?.unref();

function collected(): NodeJS.MemoryUsage {
	// Twice, for what the first finds to be unreachable only when it has cleared other things.
	for (let n = 0; n < 2; n++) globalThis.gc?.();
	return process.memoryUsage();
}
