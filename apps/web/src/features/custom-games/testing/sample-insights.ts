import { DAY_MS } from "@hilo/rules/time/durations";
import type { Outputs } from "../../../platform/api/trpc.ts";

type Api = Outputs["customGames"];

const DAYS = 30;
const LAST = Date.UTC(2026, 10, 22);

const item = (id: string, name: string, guessedRight: number, guessed: number) => ({
	id,
	name,
	imageUrl: "",
	guessed,
	guessedRight,
});

/** A game that is not played every day; most plays are on 20 November. */
export const sampleInsights: Api["insights"] = {
	plays: Array.from({ length: DAYS }, (_, at) => {
		const ago = DAYS - 1 - at;
		return {
			day: new Date(LAST - ago * DAY_MS).toISOString().slice(0, 10),
			plays: ago === 2 ? 24 : (at * 7) % 5 === 0 ? 0 : (at * 7) % 11,
		};
	}),
	items: [item("k2", "K2", 6, 10), item("everest", "Mount Everest", 12, 12), item("rigi", "Rigi", 2, 8)],
	players: 17,
};

const sent = (username: string, status: Api["sentInvitations"][number]["status"]) => ({
	user: { id: username, username, avatarUrl: "/avatars/initials/AB-2.svg" },
	status,
	sentAt: "2026-11-20T09:00:00.000Z",
});

export const sampleSent: Api["sentInvitations"] = [
	sent("bob", "accepted"),
	sent("grace_hopper", "pending"),
	sent("linus", "declined"),
];
