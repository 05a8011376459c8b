import type { LiveStream } from "./stream.ts";

/** Open streams per user: each visible tab of each device has one. */
const MAX_PER_USER = 12;
/** Open streams per network address, which a school or company may share. */
const MAX_PER_ADDRESS = 200;

/** Streams by key, oldest first. */
export class StreamGroups {
	readonly #groups = new Map<string, Set<LiveStream>>();

	add(key: string, stream: LiveStream): void {
		const group = this.#groups.get(key) ?? new Set();
		this.#groups.set(key, group.add(stream));
	}

	delete(key: string, stream: LiveStream): void {
		const group = this.#groups.get(key);
		group?.delete(stream);
		if (group?.size === 0) this.#groups.delete(key);
	}

	size(key: string): number {
		return this.#groups.get(key)?.size ?? 0;
	}

	streamsOf(key: string): Iterable<LiveStream> {
		return this.#groups.get(key) ?? [];
	}
}

/** Ends the oldest streams above the limits, which each process counts for itself. Returns whether any ended. */
export function endTooMany(
	{ owner: { userId, address } }: LiveStream,
	{ byUser, byAddress }: { readonly byUser: StreamGroups; readonly byAddress: StreamGroups },
): boolean {
	const hasTooManyOfUser = byUser.size(userId) > MAX_PER_USER;
	if (hasTooManyOfUser) endOldest(byUser.streamsOf(userId));
	// The user's oldest stream may have been at another address.
	const hasTooManyAtAddress = byAddress.size(address) > MAX_PER_ADDRESS;
	if (hasTooManyAtAddress) endOldest(byAddress.streamsOf(address));
	return hasTooManyOfUser || hasTooManyAtAddress;
}

function endOldest(streams: Iterable<LiveStream>): void {
	const [oldest] = streams;
	oldest?.end("too-many");
}
