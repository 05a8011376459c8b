import type { ModeratedGamesInput } from "@hilo/rules/moderation/administration.schema";
import type { AdminCtx } from "../../../platform/context.ts";
import { pageOf } from "../../../platform/in-pages.ts";
import { startSearch } from "../search-limit.ts";
import { findModerated, findModeratedByIds, type ModeratedRow } from "./moderated.repo.ts";

const GAMES_PER_PAGE = 30;
const GAME_LINK = /(?:\/custom-games?\/)?([\w-]{8,64})(?:[?#].*)?$/;

interface ModeratedGames {
	readonly rows: readonly ModeratedRow[];
	readonly next: string | null;
}

/** Newest first. A search matches address, creator or words. */
export async function listModerated(ctx: AdminCtx, input: ModeratedGamesInput): Promise<ModeratedGames> {
	const { search, filter, cursor } = input;
	const db = ctx.db.kysely;
	const [, id = ""] = GAME_LINK.exec(search) ?? [];
	if (id !== "" && !cursor) {
		const rows = await findModeratedByIds(db, [id]);
		if (rows.length > 0) return { rows, next: null };
	}
	const terms = search === "" ? [] : await startSearch(ctx, search);
	if (search !== "" && terms.length === 0) return { rows: [], next: null };
	const found = await findModerated(db, { filter, terms, after: cursor, limit: GAMES_PER_PAGE + 1 });
	return pageOf(found, GAMES_PER_PAGE, (row) => cursorTimeOf(row, filter));
}

function cursorTimeOf(row: ModeratedRow, filter: ModeratedGamesInput["filter"]): number {
	return filter === "removed" && row.removed_at !== null ? row.removed_at : row.created_at;
}

/** Leaves out games that their creators deleted. */
export async function findReportedGames(ctx: AdminCtx, ids: readonly string[]) {
	return new Map((await findModeratedByIds(ctx.db.kysely, ids)).map((row) => [row.id, row]));
}
