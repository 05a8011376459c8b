import { MAX_NAME_LENGTH, MAX_VALUE_LABEL_LENGTH } from "@hilo/rules/custom-games/limits";
import { MAX_ROUNDS } from "@hilo/rules/duels/limits";
import { MAX_FRIENDS } from "@hilo/rules/friends/limits";
import { type Filling, longText, other } from "./filling.ts";

/** Duels that wait and duels that are over, and one by link with 21 sides of all rounds. */
export async function fillDuels({ insert, now, player, publicGame, site }: Filling): Promise<string> {
	const opening = await site.visitor().api.customGames.opening.query({ id: publicGame.id });
	const duel = (id: string) => ({
		id,
		mode: "ghost" as const,
		game: "custom" as const,
		custom_game_id: publicGame.id,
		game_link_key: null,
		filter: "",
		choice: null,
		measure: longText(MAX_VALUE_LABEL_LENGTH),
		pool_id: opening.poolId,
		seed: opening.seed,
		timer_ms: 30_000,
		rounds: null,
		counted: 0 as const,
		day: null,
		status: "open" as const,
		round: 0,
		round_starts_at: null,
		to_user_id: null,
		rematch_of: null,
		declined_by: null,
		created_at: now,
		ended_at: null,
	});
	const answers = JSON.stringify(
		Array.from({ length: MAX_ROUNDS }, () => ({ guess: "timeout", correct: false, ms: 86_400_000 })),
	);
	const side = (duel_id: string, seat: number, user_id: string) => ({
		duel_id,
		seat,
		user_id,
		guest_id: null,
		status: "over" as const,
		outcome: "exhausted" as const,
		score: MAX_ROUNDS,
		round: MAX_ROUNDS,
		round_starts_at: now,
		time_ms: 2_000_000_000,
		answers,
		seen_at: now,
		left_at: null,
		joined_at: now,
		ended_at: now,
	});
	await insert("pools", 1, () => ({
		id: opening.poolId,
		game: "custom",
		source: longText(MAX_NAME_LENGTH),
		as_of: "2026-11",
		cards: JSON.stringify(opening.cards),
		created_at: now,
	}));
	const count = 300;
	await insert("duels", count, (n) => ({
		...duel(`duel-${n}`),
		from_user_id: other(n),
		to_user_id: player.id,
	}));
	await insert("duel_sides", count, (n) => side(`duel-${n}`, 1, other(n)));
	await insert("duel_sides", count, (n) => ({
		...side(`duel-${n}`, 2, player.id),
		...(n % 2 === 0 && { status: "waiting" as const, ended_at: null, answers: "[]" }),
	}));
	await insert("duel_records", MAX_FRIENDS - 2, (n) => ({
		user_id: player.id,
		other_id: other(n),
		won: 1000,
		lost: 1000,
		drawn: 1000,
	}));
	await insert("duels", 1, () => ({ ...duel("long"), from_user_id: other(0) }));
	await insert("duel_sides", 1, () => side("long", 1, other(0)));
	await insert("duel_sides", 1, () => side("long", 2, player.id));
	await insert("duel_sides", 25, (n) => side("long", n + 3, other(n + 1)));
	return "long";
}
