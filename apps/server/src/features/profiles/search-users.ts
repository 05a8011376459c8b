import type { SearchUsersInput } from "@hilo/rules/profiles/profiles.schema";
import { SEARCH_RESULTS, searchedPart } from "@hilo/rules/profiles/search";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { type FoundRow, findNamesBeginning, findNamesContaining } from "./search.repo.ts";

export type FoundUser = FoundRow;

/**
 * Users whose name has the searched part, without regard to case: first those that begin with it (D22). For signed-in players, who
 * are not in their own results.
 *
 * @throws AppError 401.
 */
export async function searchUsers(ctx: Ctx, { query }: SearchUsersInput): Promise<FoundUser[]> {
	const player = requirePlayer(ctx);
	const part = searchedPart(query);
	if (part === null) return [];
	const search = { part, exceptId: player.id };
	const beginning = await findNamesBeginning(ctx.db.kysely, { ...search, limit: SEARCH_RESULTS });
	const limit = SEARCH_RESULTS - beginning.length;
	if (limit === 0) return beginning;
	const containing = await findNamesContaining(ctx.db.kysely, { ...search, limit });
	return [...beginning, ...containing.sort((a, b) => (a.username_key < b.username_key ? -1 : 1))];
}
