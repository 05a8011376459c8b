/** Which message of which chat. */
export interface MessagePlace {
	readonly chatId: string;
	/** Counts the chat's messages from 1. */
	readonly position: number;
}

const ID = /^([\w-]{1,64})-([1-9]\d{0,8})$/;

/** Returns the id of a message. Within a chat, the later of two messages has the greater position in it. */
export function messageId({ chatId, position }: MessagePlace): string {
	return `${chatId}-${position}`;
}

/** Returns which message the id names; null where no message can have such an id. */
export function messagePlace(id: string): MessagePlace | null {
	const [, chatId, position] = ID.exec(id) ?? [];
	return chatId === undefined ? null : { chatId, position: Number(position) };
}
