import { parentPort } from "node:worker_threads";
import { hashSync, verifySync } from "@node-rs/argon2";
import type { PasswordTask } from "./password-task.ts";

// Synchronous calls, because asynchronous ones would run in the thread pool of the whole process.
parentPort?.on("message", (task: PasswordTask) => {
	try {
		const done =
			"stored" in task ? verifySync(task.stored, task.password) : hashSync(task.password, task.cost);
		parentPort?.postMessage({ done });
	} catch (error) {
		parentPort?.postMessage({ failed: error });
	}
});
