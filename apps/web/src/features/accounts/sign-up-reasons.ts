/** Why a visitor of these pages needs an account. The first matching beginning of the address counts. */
const REASONS = [
	["/custom-games", "Create a free account to make and find games."],
	["/edit-custom-game", "Create a free account to make and find games."],
	["/leaderboard", "Create a free account to see the leaderboards and get on them."],
	["/messages", "Create a free account to chat with your friends."],
	["/friends", "Create a free account to add friends and challenge them."],
	["/profile?tab=friends", "Create a free account to add friends and challenge them."],
	["/user/", "Create a free account to add friends and challenge them."],
	["/duel", "Create a free account to keep your duels and challenge friends."],
	["/daily", "Create a free account to keep your streak."],
	["/", "Save your scores and climb the leaderboards."],
] as const;

/** @param from the page that the visitor comes from, with its query */
export function signUpReason(from: string): string {
	return REASONS.find(([start]) => from.startsWith(start))?.[1] ?? "";
}
