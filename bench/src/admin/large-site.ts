import type { Tx } from "@hilo/db/open-database";
import { playerId } from "@hilo/server/features/seed/demo-player";
import { seedGames } from "@hilo/server/features/seed/seed-games";
import { seedPlayers } from "@hilo/server/features/seed/seed-players";
import { seedRuns } from "@hilo/server/features/seed/seed-runs";
import type { TestSite } from "@hilo/server/testing/test-site";
import { sql } from "kysely";

const USERS = 1_000_000;
const GAMES = 100_000;
const RUNS = 1_000_000;
const TICKETS = 30_000;
const REPORTS = 30_000;
const ACTIONS = 100_000;
const SEED = "hilo";
const BATCH = 2_000;
/** Share of tickets and reports that are still open: the newest. */
const OPEN_SHARE = 0.1;
const START = 1_780_000_000_000;

export async function fillSite({ operator, db }: TestSite): Promise<void> {
	const players = { users: USERS, seed: SEED };
	await seedPlayers(operator, players);
	await seedGames(operator, { ...players, count: GAMES });
	await seedRuns(operator, { ...players, count: RUNS });
	const { id: accusedGame } = await db.kysely
		.selectFrom("custom_games")
		.select("id")
		.executeTakeFirstOrThrow();
	await inBatches(TICKETS, (numbers) => db.transaction((tx) => addTickets(tx, numbers)));
	await inBatches(REPORTS, (numbers) => db.transaction((tx) => addReports(tx, numbers, accusedGame)));
	await inBatches(ACTIONS, (numbers) => db.transaction((tx) => addActions(tx, numbers)));
	await inBatches(USERS / 2, (numbers) => db.transaction((tx) => addActivity(tx, numbers)));
	// Runs now instead of whenever autovacuum would. SQLite sites never run ANALYZE.
	if (db.dialect === "postgres") await sql`vacuum analyze`.execute(db.kysely);
}

async function inBatches(count: number, add: (numbers: readonly number[]) => Promise<void>): Promise<void> {
	for (let first = 0; first < count; first += BATCH) {
		await add(Array.from({ length: Math.min(BATCH, count - first) }, (_, n) => first + n));
	}
}

const player = (n: number) => playerId(SEED, (n * 7919) % USERS);
/** A player with a ticket and a report. */
export const REPORTED_PLAYER = player(1);
const isOpen = (n: number, count: number) => n >= count * (1 - OPEN_SHARE);

async function addTickets(tx: Tx, numbers: readonly number[]): Promise<void> {
	const tickets = numbers.map((n) => ({
		id: `ticket-${n}`,
		user_id: player(n),
		client_id: null,
		subject: `My score of ${n} is not on the board`,
		category: "game" as const,
		status: isOpen(n, TICKETS) ? ("open" as const) : ("closed" as const),
		about: null,
		assignee_id: null,
		waiting_since: isOpen(n, TICKETS) ? START + n : null,
		answered_at: null,
		last_read_by_user: START + n,
		created_at: START + n,
		updated_at: START + n,
	}));
	const messages = numbers.map((n) => ({
		ticket_id: `ticket-${n}`,
		position: 1,
		sender_id: player(n),
		sender_name: "player",
		is_admin: 0 as const,
		content: "I played yesterday evening and beat my best score, but the board shows the old one.",
		client_id: null,
		created_at: START + n,
	}));
	await tx.insertInto("tickets").values(tickets).execute();
	await tx.insertInto("ticket_messages").values(messages).execute();
}

async function addReports(tx: Tx, numbers: readonly number[], game: string): Promise<void> {
	const reports = numbers.map((n) => {
		const isOfPerson = n % 2 === 0;
		return {
			id: `report-${n}`,
			reporter_id: player(n),
			kind: isOfPerson ? ("person" as const) : ("game" as const),
			subject_id: isOfPerson ? player(n + 1) : game,
			accused_id: player(n + 1),
			reason: "abuse" as const,
			text: "",
			evidence: "what it was called",
			created_at: START + n,
			decision: isOpen(n, REPORTS) ? null : ("dismissed" as const),
			decided_at: isOpen(n, REPORTS) ? null : START + n,
		};
	});
	await tx.insertInto("reports").values(reports).execute();
}

async function addActions(tx: Tx, numbers: readonly number[]): Promise<void> {
	const rows = numbers.map((n) => ({
		id: `action-${n}`,
		at: START + n,
		actor_kind: "administrator" as const,
		actor_id: `administrator-${n % 5}`,
		actor_name: `administrator-${n % 5}`,
		action: n % 3 === 0 ? ("ticket.answer" as const) : ("user.reset-scores" as const),
		subject_kind: n % 3 === 0 ? ("ticket" as const) : ("user" as const),
		subject_id: n % 3 === 0 ? `ticket-${n % TICKETS}` : player(n),
		subject_name: `subject ${n}`,
		before: JSON.stringify({ score: n }),
		after: JSON.stringify({ score: 0 }),
	}));
	await tx.insertInto("audit_log").values(rows).execute();
}

async function addActivity(tx: Tx, numbers: readonly number[]): Promise<void> {
	const rows = numbers.map((n) => ({
		user_id: playerId(SEED, n),
		last_at: START + n * 1000,
		last_day: new Date(START + n * 1000).toISOString().slice(0, 10),
	}));
	await tx.insertInto("user_activity").values(rows).execute();
}
