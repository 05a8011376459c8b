import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";
import { openDatabase } from "./open-database.ts";
import { eachDialect } from "./testing/databases.ts";

const WRITES_BEFORE_KILL = 50;

/** Kills a writing process after enough acknowledged writes, and returns their keys. */
async function killWhileWriting(url: string): Promise<string[]> {
	const program = join(import.meta.dirname, "testing", "write.program.ts");
	const writer = spawn(process.execPath, [program, url], { stdio: ["ignore", "pipe", "inherit"] });
	const exited = once(writer, "exit");
	const acknowledged: string[] = [];
	for await (const line of createInterface(writer.stdout)) {
		acknowledged.push(line);
		if (acknowledged.length === WRITES_BEFORE_KILL) writer.kill("SIGKILL");
	}
	await exited;
	return acknowledged;
}

// A killed process shows only that writes reach the operating system before they are acknowledged. Surviving a power
// failure depends on `synchronous = full` (open-database.test.ts) and on PostgreSQL's own settings.
eachDialect((openTestDatabase) => {
	it("keeps every acknowledged row when the writing process is killed (kill -9)", async () => {
		const { url } = await openTestDatabase();
		const acknowledged = await killWhileWriting(url);
		expect(acknowledged.length).toBeGreaterThanOrEqual(WRITES_BEFORE_KILL);
		const database = await openDatabase({ url });
		const rows = await database.kysely.selectFrom("settings").select("key").execute();
		await database.close();
		const storedKeys = new Set(rows.map((row) => row.key));
		expect(acknowledged.filter((key) => !storedKeys.has(key))).toEqual([]);
	});
});
