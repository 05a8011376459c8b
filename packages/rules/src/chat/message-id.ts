export interface MessageIdParts {
	readonly chatId: string;
	/** Counts the chat's messages from 1. */
	readonly position: number;
}

const ID = /^([\w-]{1,64})-([1-9]\d{0,8})$/;

/** Returns the id of a message. A later message of a chat has a greater position. */
export function messageId({ chatId, position }: MessageIdParts): string {
	return `${chatId}-${position}`;
}

/** Returns the chat and position that a message id names; null for a malformed id. */
export function parseMessageId(id: string): MessageIdParts | null {
	const [, chatId, position] = ID.exec(id) ?? [];
	return chatId === undefined ? null : { chatId, position: Number(position) };
}
