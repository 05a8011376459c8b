import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { WorkQueue } from "../system/work-queue.ts";
import type { PasswordTask } from "./password-task.ts";

type Outcome = { readonly done: unknown } | { readonly failed: unknown };

/** One core stays free, if there are two. Each hash takes 19 MB while it runs. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));

const queue = new WorkQueue({ atOnce: THREADS, maxWaiting: 200, maxOfOne: 50, retryAfterSeconds: 5 });
const idle: Worker[] = [];

/** Next to this file, in the build too. */
const WORKER = new URL(`./password-worker.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`, import.meta.url);

/** Files and pictures need the process's pool, so this has own threads. @throws AppError 429 when too many wait. */
export function inPasswordThread(task: PasswordTask, from: string): Promise<unknown> {
	return queue.run(() => ask(idle.pop() ?? openThread(), task), from);
}

function openThread(): Worker {
	const worker = new Worker(WORKER);
	// "exit" fails the waiting task; the next task opens another thread.
	worker.on("error", () => undefined);
	worker.on("exit", () => {
		const at = idle.indexOf(worker);
		if (at >= 0) idle.splice(at, 1);
	});
	return worker;
}

async function ask(worker: Worker, task: PasswordTask): Promise<unknown> {
	// Keeps the process of a command alive until the answer, but not for an idle thread.
	worker.ref();
	const outcome = await new Promise<Outcome>((resolve) => {
		const end = () => resolve({ failed: new Error("the thread that hashes passwords has ended") });
		worker.once("exit", end);
		worker.once("message", (answer: Outcome) => {
			worker.off("exit", end);
			resolve(answer);
			idle.push(worker);
		});
		worker.postMessage(task);
	});
	worker.unref();
	if ("failed" in outcome) throw outcome.failed;
	return outcome.done;
}
