import type { Outputs } from "../platform/api/trpc.ts";
import { answer } from "./answers.ts";

type Lists = Outputs["friends"];
type FoundUser = Outputs["profiles"]["search"][number];

const at = (name: string) => ({
	userId: name.toLowerCase(),
	username: name,
	avatarUrl: `/avatars/initials/${encodeURIComponent([...name][0]?.toUpperCase() ?? "")}-${name.length % 6}.svg`,
});

/** The id is the name in lower case. */
export function friend(name: string, unreadMessages = 0): Lists["list"][number] {
	return { ...at(name), unreadMessages, addedAt: "2026-11-02T10:00:00.000Z" };
}

export function friendRequest(
	name: string,
	requestedAt = "2026-11-03T10:00:00.000Z",
): Lists["requests"]["incoming"][number] {
	return { ...at(name), requestedAt };
}

export function blockedPerson(name: string): Lists["blocked"][number] {
	return { ...at(name), blockedAt: "2026-11-04T10:00:00.000Z" };
}

export function foundUser(name: string, more: Partial<FoundUser> = {}): FoundUser {
	const { userId: id, ...rest } = at(name);
	return { id, ...rest, isCustomAvatar: false, isFriend: false, hasSentRequest: false, ...more };
}

/** The answers without friends and requests. Tests put their own before it. */
export const noFriends = [
	answer("friends", "list", []),
	answer("friends", "requests", { incoming: [], sent: [] }),
	answer("friends", "blocked", []),
	answer("friends", "link", { path: "/add?key=secret" }),
	answer("presence", "statuses", {}),
];
