import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { WorkQueue } from "../system/work-queue.ts";
import type { PasswordTask } from "./password-task.ts";

type Outcome = { readonly done: unknown } | { readonly failed: unknown };

/** One core stays free for everything else, where there are two. Each hash takes 19 MB while it runs. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));

const queue = new WorkQueue({ atOnce: THREADS, maxWaiting: 200, maxOfOne: 50, retryAfterSeconds: 5 });
const idle: Worker[] = [];

/** Beside this file: once built, the server is a few files of JavaScript in one folder. */
const WORKER = new URL(`./password-worker.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`, import.meta.url);

/**
 * Does the task in a thread that hashes passwords and nothing else. The pool of the process, in which the library would do it, has four threads,
 * for which files, pictures and compression wait as well.
 *
 * @param from whose turns these are: a crowd from one place leaves others theirs.
 * @throws AppError `request/too-many` (429) when too many wait.
 */
export function inPasswordThread(task: PasswordTask, from: string): Promise<unknown> {
	return queue.run(() => ask(idle.pop() ?? openThread(), task), from);
}

function openThread(): Worker {
	const worker = new Worker(WORKER);
	// Whoever waits for it is told; the next task opens another.
	worker.on("error", () => undefined);
	worker.on("exit", () => {
		const at = idle.indexOf(worker);
		if (at >= 0) idle.splice(at, 1);
	});
	return worker;
}

async function ask(worker: Worker, task: PasswordTask): Promise<unknown> {
	// A command would end without its answer, and may end while the thread has nothing to do.
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
