import { AsyncLocalStorage } from "node:async_hooks";

const unlimited = new AsyncLocalStorage<true>();

/**
 * Runs `work` without the database's statement timeout: for migrations and sweeps through whole tables. No request may
 * wait for it.
 */
export function withoutStatementTimeout<T>(work: () => Promise<T>): Promise<T> {
	return unlimited.run(true, work);
}

/** Whether the caller runs inside `withoutStatementTimeout`. */
export function isWithoutStatementTimeout(): boolean {
	return unlimited.getStore() === true;
}
