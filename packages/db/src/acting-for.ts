import { AsyncLocalStorage } from "node:async_hooks";

const subjects = new AsyncLocalStorage<string>();

/** Runs `work` on behalf of `subject`, a user or a network address: `WriteSlots` limits the writes of one subject. */
export function actingFor<T>(subject: string, work: () => T): T {
	return subjects.run(subject, work);
}

/** Undefined for the site's own work. */
export function currentSubject(): string | undefined {
	return subjects.getStore();
}
