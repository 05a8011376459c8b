import type { Player } from "./test-site.ts";

/** The names of a player's friends. */
export async function friendsOf(player: Player): Promise<string[]> {
	return (await player.api.friends.list.query()).map(({ username }) => username);
}

/** The names of those who wait for a player's answer, and of those whose answer the player waits for. */
export async function requestsOf(player: Player): Promise<{ incoming: string[]; sent: string[] }> {
	const { incoming, sent } = await player.api.friends.requests.query();
	const names = (of: typeof incoming) => of.map(({ username }) => username);
	return { incoming: names(incoming), sent: names(sent) };
}

/** How one player stands to another, as the first is told. */
export async function friendshipStatus(of: Player, to: Player): Promise<string> {
	return (await of.api.friends.status.query({ userId: to.id })).friendshipStatus;
}
