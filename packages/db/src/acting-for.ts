import { AsyncLocalStorage } from "node:async_hooks";

const subjects = new AsyncLocalStorage<string>();

/** Runs `work` on behalf of a user or a network address: writes to PostgreSQL are shared out by this subject. */
export function actingFor<T>(subject: string, work: () => T): T {
	return subjects.run(subject, work);
}

/** Returns on whose behalf the caller runs; undefined for the site's own work. */
export function currentSubject(): string | undefined {
	return subjects.getStore();
}
