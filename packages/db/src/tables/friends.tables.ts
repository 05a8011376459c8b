import type { Generated } from "kysely";
import type { Columns, Flag, Millis } from "./columns-and-values.ts";

export interface FriendsTables {
	friendships: FriendshipsTable;
	friend_requests: FriendRequestsTable;
	friend_rejections: FriendRejectionsTable;
	blocks: BlocksTable;
}

/** Two rows for each pair of friends, one from either side. */
export interface FriendshipsTable {
	user_id: string;
	friend_id: string;
	added_at: Millis;
}

export interface FriendRequestsTable {
	from_id: string;
	to_id: string;
	requested_at: Millis;
	/** 1 where the receiver, who has blocked or often rejected the sender, never sees it. The sender can't tell. */
	is_hidden: Generated<Flag>;
}

export interface FriendRejectionsTable {
	rejecter_id: string;
	asker_id: string;
	count: number;
	last_at: Millis;
}

export interface BlocksTable {
	blocker_id: string;
	blocked_id: string;
	blocked_at: Millis;
}

export const FRIENDS_COLUMNS = {
	friendships: { user_id: true, friend_id: true, added_at: true },
	friend_requests: { from_id: true, to_id: true, requested_at: true, is_hidden: true },
	friend_rejections: { rejecter_id: true, asker_id: true, count: true, last_at: true },
	blocks: { blocker_id: true, blocked_id: true, blocked_at: true },
} as const satisfies Columns<FriendsTables>;
