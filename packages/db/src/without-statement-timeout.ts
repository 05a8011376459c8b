import { AsyncLocalStorage } from "node:async_hooks";

const unlimited = new AsyncLocalStorage<true>();

/** Runs `work`, which no request may wait for, without the statement timeout: migrations, sweeps through tables. */
export function withoutStatementTimeout<T>(work: () => Promise<T>): Promise<T> {
	return unlimited.run(true, work);
}

/** Whether the caller runs inside `withoutStatementTimeout`. */
export function isWithoutStatementTimeout(): boolean {
	return unlimited.getStore() === true;
}
