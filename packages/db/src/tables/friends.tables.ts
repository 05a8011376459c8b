import { flag, millis, number, text, withDefault } from "./column.ts";

export const FRIENDS_TABLES = {
	/** Two rows for each pair of friends, one from either side. */
	friendships: {
		user_id: text,
		friend_id: text,
		added_at: millis,
	},
	friend_requests: {
		from_id: text,
		to_id: text,
		requested_at: millis,
		/** 1 where the receiver, who has blocked or often rejected the sender, never sees it. The sender can't tell. */
		is_hidden: withDefault(flag),
	},
	friend_rejections: {
		rejecter_id: text,
		asker_id: text,
		count: number,
		last_at: millis,
	},
	blocks: {
		blocker_id: text,
		blocked_id: text,
		blocked_at: millis,
	},
};
