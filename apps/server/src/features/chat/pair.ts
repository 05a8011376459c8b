/** The two players of a chat, as one of them sees it. */
export interface Pair {
	readonly userId: string;
	readonly friendId: string;
}

/** The order of the ids in the table `chats`, by their bytes. */
export function sorted({ userId, friendId }: Pair): { low: string; high: string } {
	return userId < friendId ? { low: userId, high: friendId } : { low: friendId, high: userId };
}

export function turned({ userId, friendId }: Pair): Pair {
	return { userId: friendId, friendId: userId };
}
