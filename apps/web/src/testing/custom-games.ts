import type { Outputs } from "../platform/api/trpc.ts";
import { answer } from "./answers.ts";

type CustomGames = Outputs["customGames"];
type GameCard = CustomGames["mine"][number];
type Invitation = CustomGames["invitations"][number];

/** Another player's public game. The id is the name in lower case, with hyphens. */
export function gameCard(name: string, more: Partial<GameCard> = {}): GameCard {
	const id = name.toLowerCase().replace(/\W+/g, "-");
	return {
		id,
		name,
		description: "Which one has more?",
		valueLabel: "Height in metres",
		creator: { id: "grace", username: "grace_hopper", avatarUrl: "/avatars/initials/GH-4.svg" },
		category: null,
		privacyLevel: "public",
		timerSeconds: 15,
		playCount: 1203,
		itemCount: 24,
		createdAt: "2026-11-01T10:00:00.000Z",
		updatedAt: "2026-11-02T10:00:00.000Z",
		cover: ["Mont Blanc", "K2"].map((item) => ({ id: item, name: item, imageUrl: `/pictures/${item}.webp` })),
		isOwn: false,
		shareableLink: `/custom-game/${id}`,
		invitation: null,
		best: null,
		isSourced: false,
		...more,
	};
}

export function ownGame(name: string, more: Partial<GameCard> = {}): GameCard {
	const creator = { id: "ada", username: "ada_lovelace", avatarUrl: "/avatars/initials/AL-2.svg" };
	return gameCard(name, { creator, isOwn: true, ...more });
}

export function invitation(name: string, message = ""): Invitation {
	const game = gameCard(name, { privacyLevel: "invite_only", invitation: "pending" });
	return {
		id: `invitation-${game.id}`,
		gameId: game.id,
		game,
		sender: { id: "grace", username: "grace_hopper", avatarUrl: "/avatars/initials/GH-4.svg" },
		message,
		sentAt: "2026-11-03T10:00:00.000Z",
	};
}

/** The answers without games and invitations. Tests put their own before it. */
export const noGames = [
	answer("customGames", "discover", {
		featured: [],
		games: [],
		pagination: { page: 1, pages: 0, total: 0 },
	}),
	answer("customGames", "discoverRows", { played: [], byFriends: [], trending: [], new: [], short: [] }),
	answer("customGames", "mine", []),
	answer("customGames", "sharedWithMe", []),
	answer("customGames", "byCreator", []),
	answer("customGames", "invitations", []),
];
