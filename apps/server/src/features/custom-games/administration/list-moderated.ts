import { hasPrefix } from "@hilo/db/has-prefix";
import type { Queries } from "@hilo/db/queries";
import { cursorOf } from "@hilo/rules/admin/page-cursor";
import type { SearchTerm } from "@hilo/rules/custom-games/words";
import type { ModeratedFilter, ModeratedGamesInput } from "@hilo/rules/moderation/administration.schema";
import { usernameKey } from "@hilo/rules/users/keys";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { AdminCtx } from "../../../platform/context.ts";
import { startSearch } from "../search-limit.ts";
import { findRarestTerm, longestWordOf, matches, NAME, WORD } from "../terms.repo.ts";
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
	const where = search === "" ? [] : await chooseConditions(db, await startSearch(ctx, search), filter);
	if (!where) return { rows: [], next: null };
	const found = await findModerated(db, { filter, where, after: cursor, limit: GAMES_PER_PAGE + 1 });
	const rows = found.slice(0, GAMES_PER_PAGE);
	const last = rows.at(-1);
	const isMore = last !== undefined && found.length > rows.length;
	return { rows, next: isMore ? cursorOf({ at: cursorTimeOf(last, filter), id: last.id }) : null };
}

function cursorTimeOf(row: ModeratedRow, filter: ModeratedGamesInput["filter"]): number {
	return filter === "removed" && row.removed_at !== null ? row.removed_at : row.created_at;
}

/** Leaves out games that their creators deleted. */
export async function findReportedGames(ctx: AdminCtx, ids: readonly string[]) {
	return new Map((await findModeratedByIds(ctx.db.kysely, ids)).map((row) => [row.id, row]));
}

/** Null where nothing matches. Filters other than `all` match names too, because removed games have no search words. */
export async function chooseConditions(
	db: Queries,
	terms: readonly SearchTerm[],
	filter: ModeratedFilter,
): Promise<RawBuilder<SqlBool>[] | null> {
	if (terms.length === 0) return null;
	if (filter !== "all") return terms.map((term) => sql<SqlBool>`(${matches(term)} or ${isInName(term)})`);
	const rarest = await findRarestTerm(db, terms);
	if (!rarest) return null;
	return [...(rarest.isCommon ? [] : [isCandidate(rarest.term)]), ...terms.map(matches)];
}

function isInName({ name }: SearchTerm): RawBuilder<SqlBool> {
	const pattern = `%${name.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
	return sql`lower(custom_games.name) like ${pattern} escape '\\'`;
}

function isCandidate(term: SearchTerm): RawBuilder<SqlBool> {
	return sql`custom_games.id in (select custom_game_words.game_id from custom_game_words
			where ${hasPrefix(WORD, longestWordOf(term))}
		union select by_name.id from users join custom_games as by_name on by_name.creator_id = users.id
			where ${hasPrefix(NAME, usernameKey(term.name))})`;
}
