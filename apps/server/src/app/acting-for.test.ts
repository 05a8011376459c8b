import { currentSubject } from "@hilo/db/acting-for";
import { DatabaseBusyError } from "@hilo/db/busy-error";
import type { Database } from "@hilo/db/open-database";
import { expect, it } from "vitest";
import { onOneDatabase } from "../testing/sites.ts";

const openSite = onOneDatabase();

/** Records the subject of each transaction; with `failure.error` set, transactions reject with it. */
async function openWatched() {
	const subjects: (string | undefined)[] = [];
	const failure: { error: Error | null } = { error: null };
	const wrapDatabase = (db: Database): Database => ({
		...db,
		kysely: db.kysely,
		transaction: (work) => {
			subjects.push(currentSubject());
			return failure.error ? Promise.reject(failure.error) : db.transaction(work);
		},
	});
	return { site: await openSite({ wrapDatabase }), subjects, failure };
}

it("attributes writes to the player, or to a visitor's address", async () => {
	const { site, subjects } = await openWatched();
	const ada = await site.player("ada", { address: "192.0.2.7" });
	await ada.api.progression.updateScore.mutate({ game: "githubGame", score: 3 });
	expect(new Set(subjects.splice(0))).toEqual(new Set([`player ${ada.id}`]));
	const bob = { email: "bob@example.org", username: "bob", password: "correct horse" };
	await site.visitor({ address: "192.0.2.8" }).post("/auth/register", bob);
	expect(subjects).toContain("address 192.0.2.8");
});

it("answers 429 to a player with too many writes in progress", async () => {
	const { site, failure } = await openWatched();
	const ada = await site.player("ada");
	failure.error = new DatabaseBusyError("too-many-of-one");
	const answer = await ada.post("/user/update-score", { game: "githubGame", score: 3 });
	expect(answer).toMatchObject({ status: 429, body: { code: "request/too-many" } });
	expect(answer.headers.get("Retry-After")).toBe("2");
	failure.error = new DatabaseBusyError("too-slow");
	const late = await ada.post("/user/update-score", { game: "githubGame", score: 3 });
	expect(late).toMatchObject({ status: 503, body: { code: "site/out-of-service" } });
	await expect
		.poll(() => site.log.take().map((line) => JSON.parse(line).msg))
		.toEqual(["the database answers, but a call was too slow for it"]);
});
