import { expect, test } from "vitest";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { type Friend, orderFriends } from "./friend-order.ts";

const friend = (userId: string, unreadMessages = 0, addedAt = "2026-11-02T10:00:00.000Z"): Friend => ({
	userId,
	username: userId,
	avatarUrl: "",
	unreadMessages,
	addedAt,
});

const duel = (userId: string | null, at: number): Outputs["duels"]["mine"]["recent"][number] => ({
	id: `${userId} ${at}`,
	mode: "ghost",
	game: "country",
	title: "Countries",
	other: userId === null ? null : { userId, name: userId, avatarUrl: "" },
	state: "won",
	at,
	customGameId: null,
	linkKey: null,
	filter: "",
	label: null,
	rounds: 10,
	isRematch: false,
	isChallenger: false,
	toBeat: null,
	answered: null,
});

test("puts friends of the latest duels first, then those who have written, then the newest", () => {
	const friends = [
		friend("old"),
		friend("new", 0, "2026-11-20T10:00:00.000Z"),
		friend("written", 2),
		friend("played"),
		friend("waits"),
	];
	const duels = {
		waiting: [duel("waits", 300)],
		recent: [duel("played", 400), duel(null, 500), duel("waits", 100)],
	};
	const order = (...input: Parameters<typeof orderFriends>) =>
		orderFriends(...input).map(({ userId }) => userId);
	expect(order(friends, duels)).toEqual(["played", "waits", "written", "new", "old"]);
	expect(order(friends, undefined)).toEqual(["written", "new", "old", "played", "waits"]);
});
