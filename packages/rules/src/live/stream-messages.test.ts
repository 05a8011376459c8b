import { expect, it } from "vitest";
import { STREAM_ENDS, streamOverMessage } from "./stream-messages.ts";

it("tells a client when to come back: at random, or not before things change", () => {
	expect(streamOverMessage("stopping", 0)).toEqual({ kind: "over", why: "stopping", comeBackAfterMs: 0 });
	expect(streamOverMessage("stopping", 0.5)).toMatchObject({ comeBackAfterMs: 2500 });
	// A stream that a newer one replaced must not replace that one in turn.
	expect(STREAM_ENDS["too-many"]?.min).toBeGreaterThanOrEqual(60_000);
	expect(streamOverMessage("signed-out", 0.5)).toMatchObject({ comeBackAfterMs: null });
	expect(streamOverMessage("maintenance", 0.5)).toMatchObject({ comeBackAfterMs: null });
});
