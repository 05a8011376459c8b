import type { Database } from "@hilo/db/open-database";
import { hasAdminScope, type Scope } from "@hilo/rules/api-tokens/scopes";
import { type AddressClass, isWellFormedToken } from "@hilo/rules/api-tokens/token";
import type { Player } from "../context.ts";
import { deleteOld } from "../in-batches.ts";
import type { Clock } from "../system/clock.ts";
import { hashSecret } from "../system/ids.ts";

/** The last use is stored at most this often, so that looking a token up rarely writes. */
const USED_STEP_MS = 5 * 60_000;

export interface ApiTokens {
	/** Who calls with the token; null for one that is malformed, unknown or has ended. */
	authenticate(token: string, addressClass: () => AddressClass): Promise<Player | null>;
	deleteExpired(): Promise<void>;
}

/**
 * One look-up by the hash for every well-formed token, so that an unknown one takes as long as an ended one. Unlike a
 * password's, the hash is plain SHA-256: 178 random bits can't be guessed from it.
 */
export function createApiTokens(db: Database, clock: Clock): ApiTokens {
	return {
		async authenticate(token, addressClass) {
			if (!isWellFormedToken(token)) return null;
			const now = clock.now();
			const row = await findToken(db, hashSecret(token), now);
			if (!row || (row.kind === "administrator" && row.is_admin === 0)) return null;
			const { id, name, user_id, username } = row;
			if (now - (row.last_used_at ?? 0) >= USED_STEP_MS)
				await updateLastUse(db, id, { last_used_at: now, last_address_class: addressClass() });
			const scopes: Scope[] = JSON.parse(row.scopes);
			const isAdmin = hasAdminScope(scopes);
			return {
				kind: "player",
				id: user_id,
				username,
				isAdmin,
				credential: { kind: "token", id, name, scopes },
			};
		},
		async deleteExpired() {
			const before = clock.now() + 1;
			await deleteOld(db.kysely, "api_tokens", { column: "expires_at", key: ["id"], before });
		},
	};
}

function findToken(db: Database, hash: string, now: number) {
	return db.kysely
		.selectFrom("api_tokens")
		.innerJoin("users", "users.id", "api_tokens.user_id")
		.select([
			"api_tokens.id",
			"api_tokens.kind",
			"api_tokens.name",
			"api_tokens.scopes",
			"api_tokens.last_used_at",
			"users.id as user_id",
			"users.username",
			"users.is_admin",
		])
		.where("api_tokens.hash", "=", hash)
		.where("api_tokens.expires_at", ">", now)
		.executeTakeFirst();
}

async function updateLastUse(
	db: Database,
	id: string,
	use: { last_used_at: number; last_address_class: AddressClass },
): Promise<void> {
	await db.kysely.updateTable("api_tokens").set(use).where("id", "=", id).execute();
}
