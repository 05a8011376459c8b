import fc from "fast-check";
import { REJECTIONS_UNTIL_SILENCE, SILENCE_MS } from "../limits.ts";
import type { Relationship } from "../relationship.ts";

export const NOW = 1_780_000_000_000;

const request = fc.constantFrom("none", "open", "hidden");

const rejections = fc.record({
	count: fc.integer({ min: 1, max: REJECTIONS_UNTIL_SILENCE + 2 }),
	lastAt: fc.integer({ min: NOW - 2 * SILENCE_MS, max: NOW }),
});

/** Any state that the calls can bring about: friends have no open requests, and a block ends both. */
export const relationships: fc.Arbitrary<Relationship> = fc
	.record({
		areFriends: fc.boolean(),
		ownRequest: request,
		theirRequest: request,
		ownBlock: fc.boolean(),
		theirBlock: fc.boolean(),
		rejections: fc.option(rejections),
	})
	.filter((relationship) => {
		const { areFriends, ownRequest, theirRequest, ownBlock, theirBlock } = relationship;
		if (areFriends) return ownRequest === "none" && theirRequest === "none" && !ownBlock && !theirBlock;
		if (ownBlock && (theirRequest === "open" || ownRequest === "open")) return false;
		return !(theirBlock && (ownRequest === "open" || theirRequest === "open"));
	});
