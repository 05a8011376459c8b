import { expect, it } from "vitest";
import { STREAM_ENDS, type StreamEnd, streamOverMessage } from "./stream-messages.ts";

it("tells a client when to come back: at random, or not before things change", () => {
	expect(streamOverMessage("stopping", 0)).toEqual({ kind: "over", why: "stopping", comeBackAfterMs: 0 });
	expect(streamOverMessage("stopping", 0.5)).toMatchObject({ comeBackAfterMs: 2500 });
	expect(streamOverMessage("too-many", 0.999)).toMatchObject({ comeBackAfterMs: 299_820 });
	expect(streamOverMessage("rights", 0.7)).toMatchObject({ comeBackAfterMs: 0 });
	expect(streamOverMessage("signed-out", 0.5)).toMatchObject({ comeBackAfterMs: null });
	expect(streamOverMessage("maintenance", 0.5)).toMatchObject({ comeBackAfterMs: null });
});

it("lets no client come back early that was replaced by a newer stream", () => {
	const minDelay = (reason: StreamEnd) => STREAM_ENDS[reason]?.min ?? Number.POSITIVE_INFINITY;
	expect(minDelay("too-many")).toBeGreaterThanOrEqual(60_000);
});
