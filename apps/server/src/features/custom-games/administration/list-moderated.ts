import { cursorOf } from "@hilo/rules/admin/page-cursor";
import type { ModeratedGamesInput } from "@hilo/rules/moderation/administration.schema";
import { type Ctx, requireAdmin } from "../../../platform/context.ts";
import { takeSearch } from "../search-limit.ts";
import { findModerated, findModeratedByIds, type ModeratedRow } from "./moderated.repo.ts";
import { conditionsOf } from "./moderated-search.ts";

const GAMES_A_PAGE = 30;
const GAME_LINK = /(?:\/custom-games?\/)?([\w-]{8,64})(?:[?#].*)?$/;

interface ModeratedGames {
	readonly rows: readonly ModeratedRow[];
	readonly next: string | null;
}

/** Newest first. A search matches address, creator or words. @throws AppError 401; 403 for non-administrators. */
export async function listModerated(ctx: Ctx, input: ModeratedGamesInput): Promise<ModeratedGames> {
	requireAdmin(ctx);
	const { search, filter, cursor } = input;
	const db = ctx.db.kysely;
	const [, id = ""] = GAME_LINK.exec(search) ?? [];
	if (id !== "" && !cursor) {
		const rows = await findModeratedByIds(db, [id]);
		if (rows.length > 0) return { rows, next: null };
	}
	const where = search === "" ? [] : await conditionsOf(db, await takeSearch(ctx, search), filter);
	if (!where) return { rows: [], next: null };
	const found = await findModerated(db, { filter, where, after: cursor, limit: GAMES_A_PAGE + 1 });
	const rows = found.slice(0, GAMES_A_PAGE);
	const last = rows.at(-1);
	const isMore = last !== undefined && found.length > rows.length;
	return { rows, next: isMore ? cursorOf({ at: placeOf(last, filter), id: last.id }) : null };
}

function placeOf(row: ModeratedRow, filter: ModeratedGamesInput["filter"]): number {
	return filter === "removed" && row.removed_at !== null ? row.removed_at : row.created_at;
}

/** Leaves out games that their creators deleted. @throws AppError 401; 403 for non-administrators. */
export async function findReportedGames(ctx: Pick<Ctx, "actor" | "db">, ids: readonly string[]) {
	requireAdmin(ctx);
	return new Map((await findModeratedByIds(ctx.db.kysely, ids)).map((row) => [row.id, row]));
}
