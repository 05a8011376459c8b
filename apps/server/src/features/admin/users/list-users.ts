import { emailKey, usernameKey } from "@hilo/rules/accounts/validators";
import type { UsersInput } from "@hilo/rules/admin/admin.schema";
import { type UserCursorPosition, userCursorOf } from "@hilo/rules/admin/page-cursor";
import type { AdminCtx, Ctx } from "../../../platform/context.ts";
import { type AdminUser, presentUser } from "./users.presenter.ts";
import {
	type AdminUserRow,
	findByEmail,
	findById,
	findByName,
	findFiltered,
	findNewest,
} from "./users.repo.ts";

const USERS_PER_PAGE = 50;
/** One row more than a page tells whether there is a next page. */
const READ_LIMIT = USERS_PER_PAGE + 1;

interface Found {
	readonly row: AdminUserRow;
	readonly by: UserCursorPosition["by"];
}

/** A search finds names by prefix, then addresses, or one account by its id. */
export async function listUsers(
	ctx: AdminCtx,
	input: UsersInput,
): Promise<{ users: AdminUser[]; next: string | null }> {
	const found = await findUsers(ctx, input);
	const page = found.slice(0, USERS_PER_PAGE);
	const last = page.at(-1);
	return {
		users: page.map(({ row }) => presentUser(row)),
		next: last && found.length > page.length ? userCursorOf(positionOf(last)) : null,
	};
}

function positionOf({ row, by }: Found): UserCursorPosition {
	if (by === "age") return { by, at: row.created_at, id: row.id };
	return { by, key: by === "name" ? row.username_key : row.email_key };
}

async function findUsers({ db: { kysely } }: Ctx, input: UsersInput): Promise<Found[]> {
	const { search, filter, order, cursor } = input;
	const prefixes = { name: usernameKey(search), email: emailKey(search) };
	const by = order === "name" ? "name" : "age";
	if (filter !== "all") {
		const after = cursor?.by === "age" ? cursor : cursor?.key;
		const isCursorOfOrder = cursor === undefined || cursor.by === by;
		const page = { filter, prefixes, order, after: isCursorOfOrder ? after : undefined, limit: READ_LIMIT };
		return foundBy(by, await findFiltered(kysely, page));
	}
	if (search !== "") return findPrefix(kysely, search, prefixes, cursor);
	if (by === "age")
		return foundBy(by, await findNewest(kysely, cursor?.by === "age" ? cursor : undefined, READ_LIMIT));
	const after = cursor?.by === "name" ? cursor.key : "";
	return foundBy(by, await findByName(kysely, { prefix: "", after, limit: READ_LIMIT }));
}

/** Names first, then addresses: each query reads its index in order, however many rows match. */
async function findPrefix(
	db: Ctx["db"]["kysely"],
	search: string,
	prefixes: { name: string; email: string },
	cursor: UserCursorPosition | undefined,
): Promise<Found[]> {
	if (!cursor) {
		const exactMatch = await findById(db, search);
		if (exactMatch.length > 0) return foundBy("name", exactMatch);
	}
	const after = cursor && cursor.by !== "age" ? cursor.key : "";
	const names =
		cursor?.by === "email" ? [] : await findByName(db, { prefix: prefixes.name, after, limit: READ_LIMIT });
	const remaining = READ_LIMIT - names.length;
	if (remaining === 0) return foundBy("name", names);
	const range = { prefix: prefixes.email, after: cursor?.by === "email" ? after : "", limit: remaining };
	return [...foundBy("name", names), ...foundBy("email", await findByEmail(db, range, prefixes.name))];
}

function foundBy(by: UserCursorPosition["by"], rows: readonly AdminUserRow[]): Found[] {
	return rows.map((row) => ({ row, by }));
}
