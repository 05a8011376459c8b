import { befriend } from "@hilo/server/testing/befriend";
import { sql } from "kysely";
import { atMost, info } from "../../report.ts";
import type { Attack } from "./attack.ts";

const SENDS = 150;

export const chatBurst: Attack = {
	name: `${SENDS} messages of one player into one chat at the same moment, on PostgreSQL`,
	database: "postgres",
	// The write limit would refuse most messages before they reach the database.
	env: { RATE_LIMITS: "off" },
	async prepare({ site, operator }) {
		const [ada, bob] = [await operator.site.player("ada"), await operator.site.player("bob")];
		await befriend(operator.site, ada, bob);
		const statuses: number[] = [];
		const send = async (n: number) => {
			const answer = await fetch(`${site.url}/api/chat/${bob.id}`, {
				method: "POST",
				headers: { "Content-Type": "application/json", cookie: ada.cookieHeader },
				body: JSON.stringify({ content: `message ${n}` }),
			});
			await answer.arrayBuffer();
			statuses.push(answer.status);
		};
		return {
			run: () => Promise.all(Array.from({ length: SENDS }, (_, n) => send(n))),
			async findings() {
				const stored = await countMessages(operator.site.db.kysely);
				const sent = statuses.filter((status) => status === 201).length;
				const refused = statuses.filter((status) => status === 429).length;
				const unavailableLines = site.log.filter((line) => line.includes("does not answer"));
				return [
					info("  sent, and refused with 429", `${sent}, ${refused}`),
					atMost("  answered otherwise", SENDS - sent - refused, 0, String),
					atMost("  sent and not stored once", Math.abs(stored - sent), 0, String),
					atMost("  log lines that call the database away", unavailableLines.length, 0, String),
				];
			},
		};
	},
};

async function countMessages(db: Parameters<typeof befriend>[0]["db"]["kysely"]): Promise<number> {
	const { rows } = await sql<{ count: number }>`select count(*) as count from chat_messages`.execute(db);
	return Number(rows[0]?.count);
}
