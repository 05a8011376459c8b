/** The two people of a chat, as one of them sees it. */
export interface Pair {
	readonly userId: string;
	readonly friendId: string;
}

/** The ids of the two in the order in which the table of chats keeps them: that of their bytes. */
export function sorted({ userId, friendId }: Pair): { low: string; high: string } {
	return userId < friendId ? { low: userId, high: friendId } : { low: friendId, high: userId };
}

/** The same two, as the other one sees them. */
export function turned({ userId, friendId }: Pair): Pair {
	return { userId: friendId, friendId: userId };
}
