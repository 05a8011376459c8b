import type { LiveStream } from "./stream.ts";

/** How many streams of one user are open at most: each visible tab of each of their devices has one. */
const BY_USER = 12;
/** How many streams of one network address. A school or a company may share one. */
const BY_ADDRESS = 200;

/** Streams by what they have in common, the oldest first. */
export class StreamGroups {
	readonly #groups = new Map<string, Set<LiveStream>>();

	/** @returns how many the group has now. */
	add(key: string, stream: LiveStream): number {
		const group = this.#groups.get(key) ?? new Set();
		this.#groups.set(key, group.add(stream));
		return group.size;
	}

	/** @returns how many the group still has. */
	delete(key: string, stream: LiveStream): number {
		const group = this.#groups.get(key);
		group?.delete(stream);
		if (group?.size === 0) this.#groups.delete(key);
		return group?.size ?? 0;
	}

	/** How many the group has. */
	size(key: string): number {
		return this.#groups.get(key)?.size ?? 0;
	}

	of(key: string): Iterable<LiveStream> {
		return this.#groups.get(key) ?? [];
	}

	keys(): Iterable<string> {
		return this.#groups.keys();
	}
}

/** Ends the oldest streams that are more than one user, or one address, may have. Each process counts for itself. @returns whether any. */
export function endTooMany(
	{ owner: { userId, address } }: LiveStream,
	{ byUser, byAddress }: { readonly byUser: StreamGroups; readonly byAddress: StreamGroups },
): boolean {
	const isOfUser = byUser.size(userId) > BY_USER;
	if (isOfUser) endOldest(byUser.of(userId));
	// The user's oldest one may have been at another address.
	const isAtAddress = byAddress.size(address) > BY_ADDRESS;
	if (isAtAddress) endOldest(byAddress.of(address));
	return isOfUser || isAtAddress;
}

function endOldest(streams: Iterable<LiveStream>): void {
	const [oldest] = streams;
	oldest?.end("too-many");
}
