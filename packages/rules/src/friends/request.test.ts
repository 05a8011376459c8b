import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { MAX_FRIENDS, MAX_OPEN_REQUESTS } from "./limits.ts";
import { isSilenced, STRANGERS } from "./relationship.ts";
import { decideAccept, decideRequest } from "./request.ts";
import { NOW, relationships } from "./testing/relationship.arbitrary.ts";

const NONE = { ownFriends: 0, theirFriends: 0, ownOpenRequests: 0 };
const counts = fc.record({
	ownFriends: fc.constantFrom(0, MAX_FRIENDS - 1, MAX_FRIENDS),
	theirFriends: fc.constantFrom(0, MAX_FRIENDS - 1, MAX_FRIENDS),
	ownOpenRequests: fc.constantFrom(0, MAX_OPEN_REQUESTS - 1, MAX_OPEN_REQUESTS),
});

describe("a request", () => {
	it.each([
		["is sent to a stranger", {}, NONE, { kind: "sent", isHidden: false }],
		[
			"is refused to a friend",
			{ areFriends: true },
			NONE,
			{ kind: "refused", code: "friends/already-friends" },
		],
		["changes nothing the second time", { ownRequest: "open" }, NONE, { kind: "unchanged" }],
		["to someone who asked first makes friends", { theirRequest: "open" }, NONE, { kind: "friends" }],
		[
			"to someone whose request is not shown makes friends too",
			{ theirRequest: "hidden" },
			NONE,
			{ kind: "friends" },
		],
		[
			"is hidden from someone who blocks the asker",
			{ theirBlock: true },
			NONE,
			{ kind: "sent", isHidden: true },
		],
		[
			"to someone blocked by the asker is refused",
			{ ownBlock: true },
			NONE,
			{ kind: "refused", code: "friends/blocked" },
		],
		[
			"is hidden after the third rejection",
			{ rejections: { count: 3, lastAt: NOW } },
			NONE,
			{ kind: "sent", isHidden: true },
		],
		[
			"is shown again when the reason to hide it has ended",
			{ ownRequest: "hidden" },
			NONE,
			{ kind: "shown" },
		],
		[
			"is refused with 1,000 friends",
			{},
			{ ...NONE, ownFriends: MAX_FRIENDS },
			{ kind: "refused", code: "friends/too-many" },
		],
		[
			"is refused with 200 open ones",
			{},
			{ ...NONE, ownOpenRequests: MAX_OPEN_REQUESTS },
			{ kind: "refused", code: "friends/too-many-open" },
		],
		[
			"that would make the other's 1,001st friend is refused",
			{ theirRequest: "open" },
			{ ...NONE, theirFriends: MAX_FRIENDS },
			{ kind: "refused", code: "friends/they-have-too-many" },
		],
	] as const)("%s", (_, fields, numbers, outcome) => {
		expect(decideRequest({ ...STRANGERS, ...fields }, numbers, NOW)).toEqual(outcome);
	});

	const answer = (...args: Parameters<typeof decideRequest>) => {
		const outcome = decideRequest(...args);
		return outcome.kind === "refused" || outcome.kind === "friends" ? outcome : { kind: "sent" };
	};

	test("looks the same to its sender, whether or not the other player blocks or silences them", () => {
		fc.assert(
			fc.property(relationships, counts, (relationship, numbers) => {
				fc.pre(relationship.theirRequest === "none");
				const open = { ...relationship, theirBlock: false, rejections: null };
				expect(answer(relationship, numbers, NOW)).toEqual(answer(open, numbers, NOW));
			}),
		);
	});

	test("is never shown to a player who blocks the sender or rejected them three times", () => {
		fc.assert(
			fc.property(relationships, counts, (relationship, numbers) => {
				const outcome = decideRequest(relationship, numbers, NOW);
				if (
					!relationship.theirBlock &&
					!(isSilenced(relationship.rejections, NOW) && relationship.theirRequest === "none")
				)
					return;
				expect(outcome).not.toEqual({ kind: "shown" });
				expect(outcome).not.toEqual({ kind: "sent", isHidden: false });
			}),
		);
	});

	test("makes friends only if both asked, neither blocks the other, and both have room", () => {
		fc.assert(
			fc.property(relationships, counts, (relationship, numbers) => {
				if (decideRequest(relationship, numbers, NOW).kind !== "friends") return;
				expect(relationship.theirRequest).not.toBe("none");
				expect([relationship.ownBlock, relationship.theirBlock, relationship.areFriends]).toEqual([
					false,
					false,
					false,
				]);
				expect(Math.max(numbers.ownFriends, numbers.theirFriends)).toBeLessThan(MAX_FRIENDS);
			}),
		);
	});
});

describe("accepting", () => {
	it.each([
		["makes friends", { theirRequest: "open" }, NONE, { kind: "friends" }],
		["changes nothing between friends", { areFriends: true }, NONE, { kind: "unchanged" }],
		["needs a request", {}, NONE, { kind: "refused", code: "friends/no-request" }],
		[
			"needs one that is shown",
			{ theirRequest: "hidden" },
			NONE,
			{ kind: "refused", code: "friends/no-request" },
		],
		[
			"is refused with 1,000 friends",
			{ theirRequest: "open" },
			{ ...NONE, ownFriends: MAX_FRIENDS },
			{ kind: "refused", code: "friends/too-many" },
		],
		[
			"is refused where the other has 1,000",
			{ theirRequest: "open" },
			{ ...NONE, theirFriends: MAX_FRIENDS },
			{ kind: "refused", code: "friends/they-have-too-many" },
		],
	] as const)("%s", (_, fields, numbers, outcome) => {
		expect(decideAccept({ ...STRANGERS, ...fields }, numbers)).toEqual(outcome);
	});

	test("never makes friends of two players while one blocks the other", () => {
		fc.assert(
			fc.property(relationships, counts, (relationship, numbers) => {
				fc.pre(relationship.ownBlock || relationship.theirBlock);
				expect(decideAccept(relationship, numbers).kind).toBe("refused");
			}),
		);
	});
});
