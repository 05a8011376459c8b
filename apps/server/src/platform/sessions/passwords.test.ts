import { execFileSync } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, rmSync } from "node:fs";
import { open, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { Passwords } from "./passwords.ts";

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

it("hashes at OWASP's cost with a new salt each time, and verifies the password", async () => {
	const passwords = new Passwords();
	const hash = () => passwords.hash("correct horse", "here");
	const [one, other] = await Promise.all([hash(), hash()]);
	expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
	expect(one).not.toBe(other);
	expect(await passwords.verify(one, "correct horse", "here")).toBe("fits");
	expect(await passwords.verify(one, "wrong horse", "here")).toBe("none");
	expect(await passwords.verify(undefined, "no account has this password", "here")).toBe("none");
	await expect(passwords.verify("no hash", "correct horse", "here")).rejects.toThrow();
	expect(await passwords.verify(one, "correct horse", "here"), "after a failure").toBe("fits");
});

/** Blocks every thread of the process's pool until a pipe is written to. */
function holdPool(): { letGo(): Promise<void> } {
	const folder = mkdtempSync(join(tmpdir(), "hilo-pool-"));
	const pipe = join(folder, "pipe");
	execFileSync("mkfifo", [pipe]);
	const threads = Number(process.env.UV_THREADPOOL_SIZE ?? 4);
	const opened = Array.from({ length: threads }, () => open(pipe, "r"));
	return {
		async letGo() {
			const writer = openSync(pipe, constants.O_RDWR);
			for (const file of await Promise.all(opened)) await file.close();
			closeSync(writer);
			rmSync(folder, { recursive: true });
		},
	};
}

// Windows has no such pipes.
it.runIf(process.platform !== "win32")(
	"needs no thread of the pool that files and pictures use",
	async () => {
		const passwords = new Passwords(CHEAP);
		// The password thread reads a file when it starts, so it is started first.
		const stored = await passwords.hash("correct horse", "here");
		const pool = holdPool();
		let isRead = false;
		const reading = stat(".").then(() => {
			isRead = true;
		});
		onTestFinished(() => pool.letGo().then(() => reading));
		expect(await passwords.verify(stored, "correct horse", "here")).toBe("fits");
		expect(isRead, "a thread of the pool was free").toBe(false);
	},
);
