import type { Player } from "./test-site.ts";

export async function friendsOf(player: Player): Promise<string[]> {
	return (await player.api.friends.list.query()).map(({ username }) => username);
}

export async function requestsOf(player: Player): Promise<{ incoming: string[]; sent: string[] }> {
	const { incoming, sent } = await player.api.friends.requests.query();
	const names = (rows: typeof incoming) => rows.map(({ username }) => username);
	return { incoming: names(incoming), sent: names(sent) };
}

/** The secret in the path of a link. */
export function keyOf(path: string): string {
	return new URL(path, "https://no.link").searchParams.get("key") ?? "";
}

export async function friendshipStatus(player: Player, other: Player): Promise<string> {
	return (await player.api.friends.status.query({ userId: other.id })).friendshipStatus;
}
