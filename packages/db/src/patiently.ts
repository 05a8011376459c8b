import { AsyncLocalStorage } from "node:async_hooks";

const patient = new AsyncLocalStorage<true>();

/**
 * Runs `work` whose statements may take as long as they need, on a database that was opened with limits: migrations, and
 * sweeps through whole tables. Nobody may be waiting for it.
 */
export function patiently<T>(work: () => Promise<T>): Promise<T> {
	return patient.run(true, work);
}

/** Whether the caller runs inside `patiently`. */
export function isPatient(): boolean {
	return patient.getStore() === true;
}
