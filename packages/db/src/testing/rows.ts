import type { Insertable } from "kysely";
import type { Tables } from "../tables.ts";

export function aUser(
	id: string,
	fields: Partial<Insertable<Tables["users"]>> = {},
): Insertable<Tables["users"]> {
	return {
		id,
		username: id,
		username_key: id.toLowerCase(),
		email: `${id}@example.org`,
		email_key: `${id.toLowerCase()}@example.org`,
		password_hash: "hash",
		avatar_url: null,
		created_at: 1_780_000_000_000,
		...fields,
	};
}

export function aPool(id: string): Insertable<Tables["pools"]> {
	return { id, game: "github", source: "test", as_of: "2026-08", cards: "[]", created_at: 1_780_000_000_000 };
}

export function aRun(
	id: string,
	userId: string,
	fields: Partial<Insertable<Tables["runs"]>> = {},
): Insertable<Tables["runs"]> {
	return {
		id,
		user_id: userId,
		game: "github",
		game_key: "githubGame",
		label: null,
		pool_id: "pool",
		seed: "seed",
		status: "playing",
		outcome: null,
		score: 0,
		round: 1,
		fast_answers: 0,
		round_starts_at: 1_780_000_000_000,
		started_at: 1_780_000_000_000,
		ended_at: null,
		...fields,
	};
}
