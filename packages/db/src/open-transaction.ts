import { AsyncLocalStorage } from "node:async_hooks";

interface OpenTransaction {
	/** SQLite's driver. PostgreSQL has none: its queries may run beside a transaction. */
	readonly owner: object;
	isOpen: boolean;
}

const current = new AsyncLocalStorage<OpenTransaction>();

/** Makes `isInsideTransaction(owner)` true in everything that `work` calls, until it settles. */
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

/** @throws inside a transaction of `owner`: a query outside it would deadlock or miss its writes. */
export function refuseInsideTransaction(owner: object): void {
	if (isInsideTransaction(owner)) {
		throw new Error(
			"The database was used inside its own open transaction: use the transaction (tx) instead.",
		);
	}
}
