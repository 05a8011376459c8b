import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";
import { openDatabase } from "./open-database.ts";
import { eachDialect } from "./testing/databases.ts";

const ENOUGH = 200;

/** Lets a process write until it has acknowledged enough, kills it, and gives what it acknowledged. */
async function killWhileWriting(url: string): Promise<string[]> {
	const program = join(import.meta.dirname, "testing", "write.program.ts");
	const writer = spawn(process.execPath, [program, url], { stdio: ["ignore", "pipe", "inherit"] });
	const gone = once(writer, "exit");
	const acknowledged: string[] = [];
	for await (const line of createInterface(writer.stdout)) {
		acknowledged.push(line);
		if (acknowledged.length === ENOUGH) writer.kill("SIGKILL");
	}
	await gone;
	return acknowledged;
}

/*
 * What this shows: by the time a write is acknowledged, this process no longer holds any part of it, so the end of the
 * process loses nothing.
 * What it can't show: that the row outlives a loss of power. The operating system has the bytes in both cases, and keeps
 * them when a process is killed. For that, SQLite is told to wait for the disk (`synchronous = full`, which
 * open-database.test.ts looks up), and PostgreSQL waits unless its own settings say otherwise, as the tests' server's do.
 */
eachDialect((openTestDatabase) => {
	it("has every acknowledged row when the process that wrote it is killed (kill -9)", async () => {
		const { url } = await openTestDatabase();
		const acknowledged = await killWhileWriting(url);
		expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH);
		const database = await openDatabase({ url });
		const rows = await database.kysely.selectFrom("settings").select("key").execute();
		await database.close();
		const kept = new Set(rows.map((row) => row.key));
		expect(acknowledged.filter((key) => !kept.has(key))).toEqual([]);
	});
});
