import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { MAX_FRIENDS, MAX_OPEN_REQUESTS, REJECTIONS_UNTIL_SILENCE, SILENCE_MS } from "./caps.ts";
import { friendshipStatusOf, isSilenced, type Relationship, STRANGERS } from "./relationship.ts";
import { decideAccept, decideRequest } from "./request.ts";

const NOW = 1_780_000_000_000;
const NONE = { ownFriends: 0, theirFriends: 0, ownOpenRequests: 0 };
const refused = (code: string) => ({ kind: "refused", code });

const counts = fc.record({
	ownFriends: fc.constantFrom(0, MAX_FRIENDS - 1, MAX_FRIENDS),
	theirFriends: fc.constantFrom(0, MAX_FRIENDS - 1, MAX_FRIENDS),
	ownOpenRequests: fc.constantFrom(0, MAX_OPEN_REQUESTS - 1, MAX_OPEN_REQUESTS),
});

const request = fc.constantFrom("none", "open", "hidden");
/** Any state that the calls can bring about: friends have no open requests, and a block ends both. */
const relationships: fc.Arbitrary<Relationship> = fc
	.record({
		areFriends: fc.boolean(),
		ownRequest: request,
		theirRequest: request,
		ownBlock: fc.boolean(),
		theirBlock: fc.boolean(),
		rejections: fc.option(
			fc.record({
				count: fc.integer({ min: 1, max: REJECTIONS_UNTIL_SILENCE + 2 }),
				lastAt: fc.integer({ min: NOW - 2 * SILENCE_MS, max: NOW }),
			}),
		),
	})
	.filter(({ areFriends, ownRequest, theirRequest, ownBlock, theirBlock }) => {
		if (areFriends) return ownRequest === "none" && theirRequest === "none" && !ownBlock && !theirBlock;
		return !(ownBlock || theirBlock) || (ownRequest !== "open" && theirRequest !== "open");
	});

describe("the friendship status", () => {
	it.each([
		["none", {}],
		["friends", { areFriends: true }],
		["requested", { ownRequest: "open" }],
		["asked-you", { theirRequest: "open" }],
		["blocked", { ownBlock: true, theirRequest: "hidden" }],
	] as const)("%s: %j", (friendshipStatus, fields) => {
		expect(friendshipStatusOf({ ...STRANGERS, ...fields })).toBe(friendshipStatus);
	});

	test("reveals no block by the other player, and no request that is hidden", () => {
		fc.assert(
			fc.property(relationships, (relationship) => {
				const { ownRequest, theirRequest } = relationship;
				const seen: Relationship = {
					...relationship,
					theirBlock: false,
					ownRequest: ownRequest === "hidden" ? "open" : ownRequest,
					theirRequest: theirRequest === "hidden" ? "none" : theirRequest,
				};
				expect(friendshipStatusOf(relationship)).toBe(friendshipStatusOf(seen));
			}),
		);
	});
});

test("rejections silence further requests from the third on, for 30 days after the last", () => {
	expect(isSilenced(null, NOW)).toBe(false);
	expect(isSilenced({ count: REJECTIONS_UNTIL_SILENCE - 1, lastAt: NOW }, NOW)).toBe(false);
	const silencing = { count: REJECTIONS_UNTIL_SILENCE, lastAt: NOW };
	expect(isSilenced(silencing, NOW + SILENCE_MS - 1)).toBe(true);
	expect(isSilenced(silencing, NOW + SILENCE_MS)).toBe(false);
});

describe("a request", () => {
	it.each([
		["is sent to a stranger", {}, NONE, { kind: "sent", isHidden: false }],
		["is refused to a friend", { areFriends: true }, NONE, refused("friends/already-friends")],
		["changes nothing the second time", { ownRequest: "open" }, NONE, { kind: "unchanged" }],
		["makes friends with one who asked first", { theirRequest: "open" }, NONE, { kind: "friends" }],
		["makes friends also if theirs is hidden", { theirRequest: "hidden" }, NONE, { kind: "friends" }],
		["is hidden from a player who blocks", { theirBlock: true }, NONE, { kind: "sent", isHidden: true }],
		["is refused to a blocked player", { ownBlock: true }, NONE, refused("friends/blocked")],
		[
			"is hidden after the third rejection",
			{ rejections: { count: 3, lastAt: NOW } },
			NONE,
			{ kind: "sent", isHidden: true },
		],
		["is shown once the reason to hide it has ended", { ownRequest: "hidden" }, NONE, { kind: "shown" }],
		["is refused with 1,000 friends", {}, { ...NONE, ownFriends: MAX_FRIENDS }, refused("friends/too-many")],
		[
			"is refused with 200 open ones",
			{},
			{ ...NONE, ownOpenRequests: MAX_OPEN_REQUESTS },
			refused("friends/too-many-open"),
		],
		[
			"that would make the other's 1,001st friend is refused",
			{ theirRequest: "open" },
			{ ...NONE, theirFriends: MAX_FRIENDS },
			refused("friends/they-have-too-many"),
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
				const { theirBlock, theirRequest, rejections } = relationship;
				fc.pre(theirBlock || (isSilenced(rejections, NOW) && theirRequest === "none"));
				const outcome = decideRequest(relationship, numbers, NOW);
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
				expect(relationship).toMatchObject({ ownBlock: false, theirBlock: false, areFriends: false });
				expect(Math.max(numbers.ownFriends, numbers.theirFriends)).toBeLessThan(MAX_FRIENDS);
			}),
		);
	});
});

describe("accepting", () => {
	it.each([
		["makes friends", { theirRequest: "open" }, NONE, { kind: "friends" }],
		["changes nothing between friends", { areFriends: true }, NONE, { kind: "unchanged" }],
		["needs a request", {}, NONE, refused("friends/no-request")],
		["needs one that is shown", { theirRequest: "hidden" }, NONE, refused("friends/no-request")],
		[
			"is refused with 1,000 friends",
			{ theirRequest: "open" },
			{ ...NONE, ownFriends: MAX_FRIENDS },
			refused("friends/too-many"),
		],
		[
			"is refused where the other has 1,000",
			{ theirRequest: "open" },
			{ ...NONE, theirFriends: MAX_FRIENDS },
			refused("friends/they-have-too-many"),
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
