import { onDialect } from "@hilo/db/testing/databases";
import { asOperator, settingsOf } from "@hilo/server/app/operator";
import { listBackups } from "@hilo/server/features/backups/backup-files";
import { makeDueBackup } from "@hilo/server/features/backups/make-due-backup";
import { playRight, rightGuess } from "@hilo/server/testing/playing";
import { GITHUB } from "@hilo/server/testing/test-pools";
import { TestSite } from "@hilo/server/testing/test-site";
import { expect, it } from "vitest";
import { TestMachine } from "../testing/test-machine.ts";

onDialect("postgres", (openTestDatabase) => {
	it("restores the daily backup of PostgreSQL on another database, with the running run", async () => {
		const live = await openTestDatabase();
		const site = new TestSite(live);
		const ada = await site.player("ada");
		const { run, open, last } = await playRight(site, ada, GITHUB, 2);
		const machine = await TestMachine.create({ DATABASE_URL: live.url, BACKUP_AT: "03:30" });
		await asOperator(machine.env, makeDueBackup);
		const [backup] = await listBackups(settingsOf(machine.env));
		await site.player("after");

		const emptyDatabase = await openTestDatabase({ isEmpty: true });
		machine.env.DATABASE_URL = emptyDatabase.url;
		expect(await machine.hilo("restore", "latest")).toEqual([`The backup ${backup?.path} is in place.`]);
		expect(await machine.hilo("stats")).toContain("Users           1");
		const restoredSite = new TestSite(emptyDatabase, { clock: site.clock });
		const restoredAda = restoredSite.visitedBy(ada);
		const current = await restoredAda.api.play.current.query({ game: "github" });
		expect(current).toMatchObject({ runId: run.runId, round: open.round, score: last?.score });
		const guess = rightGuess(GITHUB, open);
		const verdict = await restoredAda.api.play.guess.mutate({ runId: run.runId, round: open.round, guess });
		expect(verdict).toMatchObject({ correct: true, score: (last?.score ?? 0) + 1 });
	});
});
