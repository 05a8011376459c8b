import { expect, it } from "vitest";
import { STREAM_ENDS, type StreamEnd, streamOver } from "./events.ts";

it("tells a client when to reconnect: after a random time, or only after a change", () => {
	expect(streamOver("stopping", 0)).toEqual({ kind: "over", why: "stopping", comeBackAfterMs: 0 });
	expect(streamOver("stopping", 0.5)).toMatchObject({ comeBackAfterMs: 2500 });
	expect(streamOver("too-many", 0.999)).toMatchObject({ comeBackAfterMs: 299_820 });
	expect(streamOver("rights", 0.7)).toMatchObject({ comeBackAfterMs: 0 });
	expect(streamOver("signed-out", 0.5)).toMatchObject({ comeBackAfterMs: null });
	expect(streamOver("maintenance", 0.5)).toMatchObject({ comeBackAfterMs: null });
});

it("lets a client that a newer stream replaced reconnect late", () => {
	const soonest = (why: StreamEnd) => STREAM_ENDS[why]?.least ?? Number.POSITIVE_INFINITY;
	expect(soonest("too-many")).toBeGreaterThanOrEqual(60_000);
});
