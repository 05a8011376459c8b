import { filterOf } from "@hilo/catalog/filters";
import type { Database } from "better-sqlite3";

interface Body {
	readonly runId: string;
	readonly round: number;
	readonly guess: "higher" | "lower";
}

interface Run {
	readonly id: string;
	readonly user_id: string;
	readonly game_key: string;
	readonly status: string;
	readonly score: number;
	readonly round: number;
	readonly fast_answers: number;
	readonly round_starts_at: number;
}

const TIMER_MS = 20_000;
const ADVANCE_MS = 2_300;
const FAST_MS = 2_000;

/** Judges a guess with the site's statements in one durable transaction. Items are dealt in order, not at random. */
export function rawGuess(db: Database) {
	const cards = filterOf("github", "")?.pool().cards ?? [];
	const begin = db.prepare("begin immediate");
	const commit = db.prepare("commit");
	const rollback = db.prepare("rollback");
	const runOf = db.prepare<[string], Run>("select * from runs where id = ?");
	const bestOf = db.prepare<[string, string], { score: number }>(
		"select * from high_scores where user_id = ? and game_key = ?",
	);
	const addMove = db.prepare(
		`insert into moves (run_id, round, guess, correct, outcome, value, score, new_best, best, at)
			values (?, ?, ?, ?, ?, ?, ?, 0, ?, ?)`,
	);
	const saveRun = db.prepare(
		`update runs set status = ?, outcome = ?, score = ?, round = ?, fast_answers = ?, round_starts_at = ?, ended_at = ?
			where id = ?`,
	);

	function judge(userId: string, { runId, round, guess }: Body) {
		const run = runOf.get(runId);
		if (run?.user_id !== userId || run.status !== "playing" || run.round !== round) return null;
		const now = Date.now();
		const [first, second] = [cards[(round - 1) % cards.length], cards[round % cards.length]];
		if (!first || !second) return null;
		const inTime = now <= run.round_starts_at + TIMER_MS;
		const right = guess === "higher" ? second.value >= first.value : second.value <= first.value;
		const correct = inTime && right;
		const outcome = correct ? null : inTime ? "wrong" : "timeout";
		const score = correct ? run.score + 1 : run.score;
		const elapsed = now - run.round_starts_at;
		const fast = correct && elapsed >= 0 && elapsed <= FAST_MS ? 1 : 0;
		const next = correct ? cards[(round + 1) % cards.length] : undefined;
		addMove.run(runId, round, guess, correct ? 1 : 0, outcome, second.value, score, score, now);
		saveRun.run(
			...[correct ? "playing" : "over", outcome, score, correct ? round + 1 : round],
			...[
				run.fast_answers + fast,
				correct ? now + ADVANCE_MS : run.round_starts_at,
				correct ? null : now,
				runId,
			],
		);
		const best = Math.max(bestOf.get(userId, run.game_key)?.score ?? 0, score);
		return {
			...{ runId, round, guess, correct, outcome, value: second.value, score, best, newBest: best === score },
			next: next && {
				round: round + 1,
				first: second,
				second: { id: next.id, name: next.name, detail: next.detail, art: next.art },
				startsInMs: ADVANCE_MS,
				remainingMs: TIMER_MS,
			},
		};
	}

	return (userId: string, body: Body) => {
		begin.run();
		try {
			const verdict = judge(userId, body);
			commit.run();
			return verdict;
		} catch (error) {
			if (db.inTransaction) rollback.run();
			throw error;
		}
	};
}
