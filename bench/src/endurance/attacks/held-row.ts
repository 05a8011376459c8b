import { setTimeout as sleep } from "node:timers/promises";
import { befriend } from "@hilo/server/testing/befriend";
import type { Player } from "@hilo/server/testing/test-site";
import { atMost, info, millis } from "../../report.ts";
import type { Attack } from "./attack.ts";

const CALLS = 48;
const HELD_MS = 5000;
const PAUSE_MS = 20;
const MAX_MS = 150;

export const heldRow: Attack = {
	name: `${CALLS} calls of a player that wait for one row, held for ${HELD_MS / 1000} s, on PostgreSQL`,
	database: "postgres",
	env: { RATE_LIMITS: "off" },
	async prepare({ site, operator }) {
		const { db } = operator.site;
		const [star, ada, bob, eve] = await Promise.all(
			["star", "ada", "bob", "eve"].map((name) => operator.site.player(name)),
		);
		if (!star || !ada || !bob || !eve) throw new Error("A player is missing.");
		await befriend(operator.site, ada, bob);
		const statuses = new Map<number, number>();
		const times: number[] = [];
		let isOver = false;
		const post = async (path: string, { cookieHeader }: Player, body: object) => {
			const answer = await fetch(`${site.url}/api/trpc/${path}`, {
				method: "POST",
				headers: { "Content-Type": "application/json", cookie: cookieHeader },
				body: JSON.stringify(body),
			});
			await answer.arrayBuffer();
			return answer.status;
		};
		const hammer = async () => {
			while (!isOver) {
				const status = await post("friends.request", eve, { userId: star.id });
				statuses.set(status, (statuses.get(status) ?? 0) + 1);
			}
		};
		const watch = async () => {
			for (let n = 0; !isOver; n++) {
				const started = performance.now();
				const status = await post("chat.send", ada, { userId: bob.id, content: `${n}`, clientId: `${n}` });
				times.push(status === 200 ? performance.now() - started : HELD_MS);
				await sleep(PAUSE_MS);
			}
		};
		const hold = () =>
			db.transaction(async (tx) => {
				await tx.updateTable("users").set({ current_streak: 0 }).where("id", "=", star.id).execute();
				await sleep(HELD_MS);
			});
		return {
			async run() {
				const held = hold().finally(() => {
					isOver = true;
				});
				const calls = Array.from({ length: CALLS }, hammer);
				await Promise.all([held, watch(), ...calls]);
			},
			findings() {
				times.sort((one, other) => one - other);
				const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? HELD_MS;
				return [
					info("  answers, by status", JSON.stringify(Object.fromEntries(statuses))),
					info("  another player's messages, median", millis(at(0.5))),
					atMost("  95th percentile", at(0.95), MAX_MS, millis),
					info("  slowest", millis(at(1))),
				];
			},
		};
	},
};
