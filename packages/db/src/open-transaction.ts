import { AsyncLocalStorage } from "node:async_hooks";

interface OpenTransaction {
	/** The database's engine or pool, compared by identity. */
	readonly owner: object;
	isOpen: boolean;
}

const current = new AsyncLocalStorage<OpenTransaction>();

/** Runs `work`; until it settles, `isInsideTransaction(owner)` is true in everything that it calls. */
export async function insideTransaction<T>(owner: object, work: () => Promise<T>): Promise<T> {
	const transaction: OpenTransaction = { owner, isOpen: true };
	try {
		return await current.run(transaction, work);
	} finally {
		transaction.isOpen = false;
	}
}

/** Whether the caller runs inside an open transaction of `owner`. */
export function isInsideTransaction(owner: object): boolean {
	const transaction = current.getStore();
	return transaction?.isOpen === true && transaction.owner === owner;
}

/**
 * @throws inside an open transaction of `owner`: a query on the database instead of the transaction would wait for
 * itself on SQLite, and miss the transaction's own writes on PostgreSQL.
 */
export function refuseInsideTransaction(owner: object): void {
	if (isInsideTransaction(owner)) {
		throw new Error(
			"The database was used inside its own open transaction: use the transaction (tx) instead.",
		);
	}
}
