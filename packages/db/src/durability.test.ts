import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";
import { openDatabase } from "./open-database.ts";
import { eachDialect } from "./testing/databases.ts";

const ENOUGH = 200;

/** Kills a writing process after enough acknowledged writes, and returns their keys. */
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

// A killed process shows only that writes reach the operating system before they are acknowledged. Surviving a power
// failure depends on `synchronous = full` (open-database.test.ts) and on PostgreSQL's own settings.
eachDialect((openTestDatabase) => {
	it("keeps every acknowledged row when the writing process is killed (kill -9)", async () => {
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
