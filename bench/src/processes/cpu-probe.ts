import { HoldWatch } from "./hold-watch.ts";

const holds = new HoldWatch();

const ANSWERS = new Map<unknown, () => unknown>([
	["memory", () => collected().rss],
	["usage", collected],
	["held", () => holds.end()],
]);

/** Preloaded into a measured process, to answer its parent. */
process.on("message", (asked) => {
	if (asked === "watch") holds.begin();
	process.send?.(ANSWERS.get(asked)?.() ?? process.cpuUsage());
});
// The channel to the parent must not keep the process alive.
process.channel?.unref();

function collected(): NodeJS.MemoryUsage {
	// Twice, because the first collection can make more objects unreachable.
	for (let n = 0; n < 2; n++) globalThis.gc?.();
	return process.memoryUsage();
}
