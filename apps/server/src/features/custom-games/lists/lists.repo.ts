import { type Param, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import { type GameRow, gameRows, IS_THERE } from "../games.repo.ts";
import { IS_LISTED, shownRows } from "./listed.ts";

const gamesOf = prepared((db, param: Param<{ viewerId: string }>) =>
	gameRows(db, param("viewerId"))
		.where("custom_games.creator_id", "=", param("viewerId"))
		.where(IS_THERE)
		.orderBy("custom_games.updated_at", "desc")
		.orderBy("custom_games.id"),
);

export function findOwnGames(db: Queries, userId: string): Promise<GameRow[]> {
	return gamesOf.all(db, { viewerId: userId });
}

const gamesSharedWith = prepared((db, param: Param<{ viewerId: string }>) =>
	shownRows(db, param("viewerId"))
		.where("custom_invitations.user_id", "=", param("viewerId"))
		.where("custom_invitations.status", "in", ["pending", "accepted"])
		.where("custom_games.is_hidden", "=", 0)
		.orderBy("custom_invitations.sent_at", "desc")
		.orderBy("custom_invitations.id"),
);

export function findSharedGames(db: Queries, userId: string): Promise<GameRow[]> {
	return gamesSharedWith.all(db, { viewerId: userId });
}

interface Creation {
	viewerId: string;
	creatorId: string;
	limit: number;
}

const listedOf = prepared((db, param: Param<Creation>) =>
	shownRows(db, param("viewerId"))
		.where("custom_games.creator_id", "=", param("creatorId"))
		.where(IS_LISTED)
		.orderBy("custom_games.updated_at", "desc")
		.orderBy("custom_games.id")
		.limit(param("limit")),
);

export function findListedOf(db: Queries, creation: Creation): Promise<GameRow[]> {
	return listedOf.all(db, creation);
}

const listedOfSite = prepared((db, param: Param<{ viewerId: string; limit: number }>) =>
	shownRows(db, param("viewerId"))
		.where("custom_games.creator_id", "is", null)
		.where(IS_LISTED)
		.orderBy("custom_games.updated_at", "desc")
		.orderBy("custom_games.id")
		.limit(param("limit")),
);

export function findListedOfSite(db: Queries, viewerId: string, limit: number): Promise<GameRow[]> {
	return listedOfSite.all(db, { viewerId, limit });
}
